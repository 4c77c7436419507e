(()=>{function n(o,e,t,r){var i=arguments.length,s=i<3?e:r===null?r=Object.getOwnPropertyDescriptor(e,t):r,l;if(typeof Reflect=="object"&&typeof Reflect.decorate=="function")s=Reflect.decorate(o,e,t,r);else for(var d=o.length-1;d>=0;d--)(l=o[d])&&(s=(i<3?l(s):i>3?l(e,t,s):l(e,t))||s);return i>3&&s&&Object.defineProperty(e,t,s),s}var ro=class{constructor(e,t,r=!1){this.evaluate=e,this.policy=t,this.isVolatile=r}};var ie;(function(o){o[o.needsArrayObservation=1101]="needsArrayObservation",o[o.onlySetDOMPolicyOnce=1201]="onlySetDOMPolicyOnce",o[o.bindingInnerHTMLRequiresTrustedTypes=1202]="bindingInnerHTMLRequiresTrustedTypes",o[o.twoWayBindingRequiresObservables=1203]="twoWayBindingRequiresObservables",o[o.hostBindingWithoutHost=1204]="hostBindingWithoutHost",o[o.unsupportedBindingBehavior=1205]="unsupportedBindingBehavior",o[o.directCallToHTMLTagNotAllowed=1206]="directCallToHTMLTagNotAllowed",o[o.onlySetTemplatePolicyOnce=1207]="onlySetTemplatePolicyOnce",o[o.cannotSetTemplatePolicyAfterCompilation=1208]="cannotSetTemplatePolicyAfterCompilation",o[o.blockedByDOMPolicy=1209]="blockedByDOMPolicy",o[o.invalidHydrationAttributeMarker=1210]="invalidHydrationAttributeMarker",o[o.duplicateRenderInstruction=1211]="duplicateRenderInstruction",o[o.missingElementDefinition=1401]="missingElementDefinition",o[o.noRegistrationForContext=1501]="noRegistrationForContext",o[o.noFactoryForResolver=1502]="noFactoryForResolver",o[o.invalidResolverStrategy=1503]="invalidResolverStrategy",o[o.cannotAutoregisterDependency=1504]="cannotAutoregisterDependency",o[o.cannotResolveKey=1505]="cannotResolveKey",o[o.cannotConstructNativeFunction=1506]="cannotConstructNativeFunction",o[o.cannotJITRegisterNonConstructor=1507]="cannotJITRegisterNonConstructor",o[o.cannotJITRegisterIntrinsic=1508]="cannotJITRegisterIntrinsic",o[o.cannotJITRegisterInterface=1509]="cannotJITRegisterInterface",o[o.invalidResolver=1510]="invalidResolver",o[o.invalidKey=1511]="invalidKey",o[o.noDefaultResolver=1512]="noDefaultResolver",o[o.cyclicDependency=1513]="cyclicDependency",o[o.connectUpdateRequiresController=1514]="connectUpdateRequiresController"})(ie||(ie={}));var yt=o=>typeof o=="function",We=o=>typeof o=="string",Oa=()=>{};var Cm=Object.create(null),he={warn(o,e){},error(o,e){return new Error(`Error ${o}`)},addMessages(o){Object.assign(Cm,o)}};var _a=Object.freeze([]);function Zo(){let o=new Map;return Object.freeze({register(e){return o.has(e.type)?!1:(o.set(e.type,e),!0)},getByType(e){return o.get(e)},getForInstance(e){if(e!=null)return o.get(e.constructor)}})}function ni(){let o=new WeakMap;return function(e){let t=o.get(e);if(t===void 0){let r=Reflect.getPrototypeOf(e);for(;t===void 0&&r!==null;)t=o.get(r),r=Reflect.getPrototypeOf(r);t=t===void 0?[]:t.slice(0),o.set(e,t)}return t}}function Xe(o){o.prototype.toJSON=Oa}var ai=class extends ro{createObserver(){return this}bind(e){return this.evaluate(e.source,e.context)}};Xe(ai);function si(o,e){return new ai(o,e)}var Jo=class{constructor(e,t){this.sub1=void 0,this.sub2=void 0,this.spillover=void 0,this.subject=e,this.sub1=t}has(e){return this.spillover===void 0?this.sub1===e||this.sub2===e:this.spillover.indexOf(e)!==-1}subscribe(e){let t=this.spillover;if(t===void 0){if(this.has(e))return;if(this.sub1===void 0){this.sub1=e;return}if(this.sub2===void 0){this.sub2=e;return}this.spillover=[this.sub1,this.sub2,e],this.sub1=void 0,this.sub2=void 0}else t.indexOf(e)===-1&&t.push(e)}unsubscribe(e){let t=this.spillover;if(t===void 0)this.sub1===e?this.sub1=void 0:this.sub2===e&&(this.sub2=void 0);else{let r=t.indexOf(e);r!==-1&&t.splice(r,1)}}notify(e){let t=this.spillover,r=this.subject;if(t===void 0){let i=this.sub1,s=this.sub2;i!==void 0&&i.handleChange(r,e),s!==void 0&&s.handleChange(r,e)}else for(let i=0,s=t.length;i<s;++i)t[i].handleChange(r,e)}},Qo=class{constructor(e){this.subscribers={},this.subjectSubscribers=null,this.subject=e}notify(e){var t,r;(t=this.subscribers[e])===null||t===void 0||t.notify(e),(r=this.subjectSubscribers)===null||r===void 0||r.notify(e)}subscribe(e,t){var r,i;let s;t?s=(r=this.subscribers[t])!==null&&r!==void 0?r:this.subscribers[t]=new Jo(this.subject):s=(i=this.subjectSubscribers)!==null&&i!==void 0?i:this.subjectSubscribers=new Jo(this.subject),s.subscribe(e)}unsubscribe(e,t){var r,i;t?(r=this.subscribers[t])===null||r===void 0||r.unsubscribe(e):(i=this.subjectSubscribers)===null||i===void 0||i.unsubscribe(e)}};var kt=[],_n=[],Tm=globalThis.requestAnimationFrame,Vn=!0;function Am(){if(_n.length)throw _n.shift()}function Im(o){try{o.call()}catch(e){if(Vn)_n.push(e),setTimeout(Am,0);else throw kt.length=0,e}}function Rn(){let e=0;for(;e<kt.length;)if(Im(kt[e]),e++,e>1024){for(let t=0,r=kt.length-e;t<r;t++)kt[t]=kt[t+e];kt.length-=e,e=0}kt.length=0}function Ra(o){kt.push(o),kt.length<2&&(Vn?Tm(Rn):Rn())}var F=Object.freeze({enqueue:Ra,next:()=>new Promise(Ra),process:Rn,setMode:o=>Vn=o});var io=Object.freeze({unknown:void 0,coupled:1}),x=(()=>{let o=F.enqueue,e=/(:|&&|\|\||if|\?\.)/,t=new WeakMap,r,i=g=>{throw he.error(ie.needsArrayObservation)};function s(g){var u;let k=(u=g.$fastController)!==null&&u!==void 0?u:t.get(g);return k===void 0&&(Array.isArray(g)?k=i(g):t.set(g,k=new Qo(g))),k}let l=ni();class d{constructor(u){this.name=u,this.field=`_${u}`,this.callback=`${u}Changed`}getValue(u){return r!==void 0&&r.watch(u,this.name),u[this.field]}setValue(u,k){let L=this.field,ee=u[L];if(ee!==k){u[L]=k;let be=u[this.callback];yt(be)&&be.call(u,ee,k),s(u).notify(this.name)}}}class f extends Jo{constructor(u,k,L=!1){super(u,k),this.expression=u,this.isVolatileBinding=L,this.needsRefresh=!0,this.needsQueue=!0,this.isAsync=!0,this.first=this,this.last=null,this.propertySource=void 0,this.propertyName=void 0,this.notifier=void 0,this.next=void 0}setMode(u){this.isAsync=this.needsQueue=u}bind(u){let k=this.observe(u.source,u.context);return!u.isBound&&this.requiresUnbind(u)&&u.onUnbind(this),k}requiresUnbind(u){return u.sourceLifetime!==io.coupled||this.first!==this.last||this.first.propertySource!==u.source}unbind(u){this.dispose()}observe(u,k){this.needsRefresh&&this.last!==null&&this.dispose();let L=r;r=this.needsRefresh?this:void 0,this.needsRefresh=this.isVolatileBinding;let ee;try{ee=this.expression(u,k)}finally{r=L}return ee}disconnect(){this.dispose()}dispose(){if(this.last!==null){let u=this.first;for(;u!==void 0;)u.notifier.unsubscribe(this,u.propertyName),u=u.next;this.last=null,this.needsRefresh=this.needsQueue=this.isAsync}}watch(u,k){let L=this.last,ee=s(u),be=L===null?this.first:{};if(be.propertySource=u,be.propertyName=k,be.notifier=ee,ee.subscribe(this,k),L!==null){if(!this.needsRefresh){let Me;r=void 0,Me=L.propertySource[L.propertyName],r=this,u===Me&&(this.needsRefresh=!0)}L.next=be}this.last=be}handleChange(){this.needsQueue?(this.needsQueue=!1,o(this)):this.isAsync||this.call()}call(){this.last!==null&&(this.needsQueue=this.isAsync,this.notify(this))}*records(){let u=this.first;for(;u!==void 0;)yield u,u=u.next}}return Xe(f),Object.freeze({setArrayObserverFactory(g){i=g},getNotifier:s,track(g,u){r&&r.watch(g,u)},trackVolatile(){r&&(r.needsRefresh=!0)},notify(g,u){s(g).notify(u)},defineProperty(g,u){We(u)&&(u=new d(u)),l(g).push(u),Reflect.defineProperty(g,u.name,{enumerable:!0,get(){return u.getValue(this)},set(k){u.setValue(this,k)}})},getAccessors:l,binding(g,u,k=this.isVolatileBinding(g)){return new f(g,u,k)},isVolatileBinding(g){return e.test(g.toString())}})})();function m(o,e){x.defineProperty(o,e)}var Va=(()=>{let o=null;return{get(){return o},set(e){o=e}}})(),At=Object.freeze({default:{index:0,length:0,get event(){return At.getEvent()},eventDetail(){return this.event.detail},eventTarget(){return this.event.target}},getEvent(){return Va.get()},setEvent(o){Va.set(o)}});var Wn=class extends ro{createObserver(e){return x.binding(this.evaluate,e,this.isVolatile)}};function li(o,e,t=x.isVolatileBinding(o)){return new Wn(o,e,t)}var ve=Object.freeze({none:0,attribute:1,booleanAttribute:2,property:3,content:4,tokenList:5,event:6}),Wa=o=>o,zm=globalThis.trustedTypes?globalThis.trustedTypes.createPolicy("fast-html",{createHTML:Wa}):{createHTML:Wa},ci=Object.freeze({createHTML(o){return zm.createHTML(o)},protect(o,e,t,r){return r}}),Hm=ci,It=Object.freeze({get policy(){return ci},setPolicy(o){if(ci!==Hm)throw he.error(ie.onlySetDOMPolicyOnce);ci=o},setAttribute(o,e,t){t==null?o.removeAttribute(e):o.setAttribute(e,t)},setBooleanAttribute(o,e,t){t?o.setAttribute(e,""):o.removeAttribute(e)}});var Xn="boolean",Xa="reflect",er=Object.freeze({locate:ni()}),Ga={toView(o){return o?"":null},fromView(o){return!!o}};function ja(o){if(o==null)return null;let e=o*1;return isNaN(e)?null:e}var U={toView(o){let e=ja(o);return e&&e.toString()},fromView:ja},Ir=class o{constructor(e,t,r=t.toLowerCase(),i=Xa,s){this.guards=new Set,this.Owner=e,this.name=t,this.attribute=r,this.mode=i,this.converter=s,this.fieldName=`_${t}`,this.callbackName=`${t}Changed`,this.hasCallback=this.callbackName in e.prototype,i===Xn&&s===void 0&&(this.converter=Ga)}setValue(e,t){let r=e[this.fieldName],i=this.converter;i!==void 0&&(t=i.fromView(t)),r!==t&&(e[this.fieldName]=t,this.tryReflectToAttribute(e),this.hasCallback&&e[this.callbackName](r,t),e.$fastController.notify(this.name))}getValue(e){return x.track(e,this.name),e[this.fieldName]}onAttributeChangedCallback(e,t){this.guards.has(e)||(this.guards.add(e),this.mode===Xn?this.setValue(e,t!==null):this.setValue(e,t),this.guards.delete(e))}tryReflectToAttribute(e){let t=this.mode,r=this.guards;r.has(e)||t==="fromView"||F.enqueue(()=>{r.add(e);let i=e[this.fieldName];switch(t){case Xa:{let s=this.converter;It.setAttribute(e,this.attribute,s!==void 0?s.toView(i):i);break}case Xn:It.setBooleanAttribute(e,this.attribute,i);break}r.delete(e)})}static collect(e,...t){let r=[];t.push(er.locate(e));for(let i=0,s=t.length;i<s;++i){let l=t[i];if(l!==void 0)for(let d=0,f=l.length;d<f;++d){let g=l[d];We(g)?r.push(new o(e,g)):r.push(new o(e,g.property,g.attribute,g.mode,g.converter))}}return r}};function a(o,e){let t;function r(i,s){arguments.length>1&&(t.property=s),er.locate(i.constructor).push(t)}if(arguments.length>1){t={},r(o,e);return}return t=o===void 0?{}:o,r}var jn;function qa(o){return o.reduce((e,t)=>(t instanceof je?e.push(...qa(t.styles)):e.push(t),e),[])}var je=class o{get strategy(){return this._strategy===null&&(jn||o.setDefaultStrategy(o.supportsAdoptedStyleSheets?Em():Lm()),this.withStrategy(jn)),this._strategy}constructor(e){this.styles=e,this.targets=new WeakSet,this._strategy=null}addStylesTo(e){this.strategy.addStylesTo(e),this.targets.add(e)}removeStylesFrom(e){this.strategy.removeStylesFrom(e),this.targets.delete(e)}isAttachedTo(e){return this.targets.has(e)}withStrategy(e){return this._strategy=new e(qa(this.styles)),this}static setDefaultStrategy(e){jn=e}static normalize(e){return e===void 0?void 0:Array.isArray(e)?new o(e):e instanceof o?e:new o([e])}};je.supportsAdoptedStyleSheets=Array.isArray(document.adoptedStyleSheets)&&"replace"in CSSStyleSheet.prototype;function Em(){let o=new Map;return class{constructor(t){this.sheets=t.map(r=>{if(r instanceof CSSStyleSheet)return r;let i=o.get(r);return i===void 0&&(i=new CSSStyleSheet,i.replaceSync(r),o.set(r,i)),i})}addStylesTo(t){let r=t;r.adoptedStyleSheets=[...r.adoptedStyleSheets,...this.sheets]}removeStylesFrom(t){let r=t;r.adoptedStyleSheets=r.adoptedStyleSheets.filter(i=>this.sheets.indexOf(i)===-1)}}}var Dm=0;function Lm(){return class{constructor(e){this.styles=e,this.styleClass=`fast-${++Dm}`}addStylesTo(e){let t=e===document?document.body:e;for(let r=0;r<this.styles.length;r++){let i=document.createElement("style");i.innerHTML=this.styles[r],i.className=this.styleClass,t.append(i)}}removeStylesFrom(e){let t=e===document?document.body:e,r=t.querySelectorAll(`.${this.styleClass}`);for(let i=0,s=r.length;i<s;++i)t.removeChild(r[i])}}}var Mm={},Ua=new WeakMap,Gn=Zo(),tr=Object.freeze({register(o){if(!Gn.register(o))return!1;let e=Ya(o.registry);return Object.prototype.hasOwnProperty.call(e,o.name)||x.defineProperty(e,o.name),e[o.name]=o.type,!0},getByType:Gn.getByType,getForInstance:Gn.getForInstance,whenRegistered:Om});function Ya(o=customElements){if(o===customElements)return Mm;let e=Ua.get(o);return e||(e={},Ua.set(o,e)),e}function Ka(o){return o===void 0?void 0:tr.getByType(o)}function Om(o,e=customElements){let t=Ya(e);Object.prototype.hasOwnProperty.call(t,o)||x.defineProperty(t,o);let r=Ka(t[o]);return r!==void 0?Promise.resolve(r):new Promise(i=>{let s=x.getNotifier(t),l={handleChange:()=>{let d=Ka(t[o]);d!==void 0&&(s.unsubscribe(l,o),i(d))}};s.subscribe(l,o)})}var Za={mode:"open"},Ja={},Qa=new Set,ui=new WeakMap,di=new WeakMap,Fo=new WeakMap,es=new WeakMap,_m=new WeakMap;function Rm(o){return yt(o)}function Vm(o){return typeof o?.then=="function"}function ts(o,e){if(di.delete(o),o.template===void 0&&e!==void 0&&(o.template=e),o.template!==void 0)return Fo.delete(o),ui.delete(o),o.template}function qn(o,e=o.registry,t){if(!t?.length)return;let r=o,i=es.get(r);if(!i?.has(e)){i===void 0&&(i=new WeakSet,es.set(r,i)),i.add(e);for(let s of t)s(o)}}function pi(o){var e;return(e=_m.get(o))!==null&&e!==void 0?e:null}function Un(o){if(o.template!==void 0)return Fo.delete(o),o.template;let e=di.get(o);if(e)return e;let t=ui.get(o);if(!t)return;Fo.delete(o);let r;try{r=t(o)}catch(i){throw Fo.set(o,i),i}if(Vm(r)){let i=Promise.resolve(r).then(s=>ts(o,s)).catch(s=>{throw di.delete(o),Fo.set(o,s),s});return di.set(o,i),i}return ts(o,r)}function Wm(o,e){let t=o;if(e===void 0){Fo.delete(t);return}Fo.set(t,e)}var ft=class o{get isDefined(){return this.platformDefined}constructor(e,t=e.definition){var r;this.platformDefined=!1,We(t)&&(t={name:t}),this.type=e,this.name=t.name,this.registry=(r=t.registry)!==null&&r!==void 0?r:customElements,Rm(t.template)?ui.set(this,t.template):this.template=t.template;let i=e.prototype,s=Ir.collect(e,t.attributes),l=new Array(s.length),d={},f={};for(let g=0,u=s.length;g<u;++g){let k=s[g];l[g]=k.attribute,d[k.name]=k,f[k.attribute]=k,x.defineProperty(i,k)}Reflect.defineProperty(e,"observedAttributes",{value:l,enumerable:!0}),this.attributes=s,this.propertyLookup=d,this.attributeLookup=f,this.shadowOptions=t.shadowOptions===void 0?Za:t.shadowOptions===null?void 0:Object.assign(Object.assign({},Za),t.shadowOptions),this.elementOptions=t.elementOptions===void 0?Ja:Object.assign(Object.assign({},Ja),t.elementOptions),this.styles=je.normalize(t.styles),this.schema=t.schema,tr.register(this)}define(e=this.registry,t){let r=this.type;if(!e.get(this.name)){if(qn(this,e,t),this.template===void 0&&ui.has(this))return Promise.resolve().then(()=>Un(this)).then(i=>{i!==void 0&&!e.get(this.name)&&(this.platformDefined=!0,e.define(this.name,r,this.elementOptions))}).catch(i=>{Wm(this,i),x.notify(this,"template")}),this;this.platformDefined=!0,e.define(this.name,r,this.elementOptions)}return this}static compose(e,t){let r=Qa.has(e)||tr.getByType(e)?new o(class extends e{},t):new o(e,t);return Promise.resolve(r)}static registerBaseType(e){Qa.add(e)}};ft.getByType=tr.getByType;ft.getForInstance=tr.getForInstance;x.defineProperty(ft.prototype,"template");var Xm={bubbles:!0,composed:!0,cancelable:!0},Kn="isConnected",is=new WeakMap,Yn=Symbol("fast-late-attribute-observer");function hi(o){var e,t;return(t=(e=o.shadowRoot)!==null&&e!==void 0?e:is.get(o))!==null&&t!==void 0?t:null}var os,Ge;(function(o){o[o.connecting=0]="connecting",o[o.connected=1]="connected",o[o.disconnecting=2]="disconnecting",o[o.disconnected=3]="disconnected"})(Ge||(Ge={}));var no=class o{get isConnected(){return x.track(this,Kn),this.stage===Ge.connected}get context(){var e,t;return(t=(e=this.view)===null||e===void 0?void 0:e.context)!==null&&t!==void 0?t:At.default}get isBound(){var e,t;return(t=(e=this.view)===null||e===void 0?void 0:e.isBound)!==null&&t!==void 0?t:!1}get sourceLifetime(){var e;return(e=this.view)===null||e===void 0?void 0:e.sourceLifetime}get template(){var e;if(this._template===null){let t=this.definition;this.source.resolveTemplate?this._template=this.source.resolveTemplate():t.template&&(this._template=(e=t.template)!==null&&e!==void 0?e:null)}return this._template}set template(e){this._template!==e&&(this._template=e,this.needsInitialization||this.renderTemplate(e))}get shadowOptions(){return this._shadowRootOptions}set shadowOptions(e){if(this._shadowRootOptions===void 0&&e!==void 0){this._shadowRootOptions=e;let t=this.source.shadowRoot;t?this.hasExistingShadowRoot=!0:(t=this.source.attachShadow(e),e.mode==="closed"&&is.set(this.source,t))}}get mainStyles(){var e;if(this._mainStyles===null){let t=this.definition;this.source.resolveStyles?this._mainStyles=this.source.resolveStyles():t.styles&&(this._mainStyles=(e=t.styles)!==null&&e!==void 0?e:null)}return this._mainStyles}set mainStyles(e){this._mainStyles!==e&&(this._mainStyles!==null&&this.removeStyles(this._mainStyles),this._mainStyles=e,this.needsInitialization||this.addStyles(e))}constructor(e,t){this.boundObservables=null,this.needsInitialization=!0,this.hasExistingShadowRoot=!1,this.isPrerendered=new Promise(s=>{this._resolvePrerendered=s}),this.isHydrated=new Promise(s=>{this._resolveHydrated=s}),this._template=null,this.stage=Ge.disconnected,this.guardBehaviorConnection=!1,this.behaviors=null,this.behaviorsConnected=!1,this._mainStyles=null,this.$fastController=this,this.view=null,this._notifier=new Qo(e),this.source=e,this.definition=t,this.shadowOptions=t.shadowOptions;let r=Reflect.getPrototypeOf(e),i=r===null?[]:x.getAccessors(r);if(i.length>0){let s=this.boundObservables=Object.create(null);for(let l=0,d=i.length;l<d;++l){let f=i[l].name,g=e[f];g!==void 0&&(delete e[f],s[f]=g)}Object.keys(s).length===0&&(this.boundObservables=null)}this.captureBoundObservables()}get subject(){return this._notifier.subject}notify(e){this._notifier.notify(e)}subscribe(e,t){this._notifier.subscribe(e,t)}unsubscribe(e,t){this._notifier.unsubscribe(e,t)}onUnbind(e){var t;(t=this.view)===null||t===void 0||t.onUnbind(e)}addBehavior(e){var t,r;let i=(t=this.behaviors)!==null&&t!==void 0?t:this.behaviors=new Map,s=(r=i.get(e))!==null&&r!==void 0?r:0;s===0?(i.set(e,1),e.addedCallback&&e.addedCallback(this),e.connectedCallback&&!this.guardBehaviorConnection&&(this.stage===Ge.connected||this.stage===Ge.connecting)&&e.connectedCallback(this)):i.set(e,s+1)}removeBehavior(e,t=!1){let r=this.behaviors;if(r===null)return;let i=r.get(e);i!==void 0&&(i===1||t?(r.delete(e),e.disconnectedCallback&&this.stage!==Ge.disconnected&&e.disconnectedCallback(this),e.removedCallback&&e.removedCallback(this)):r.set(e,i-1))}addStyles(e){var t;if(!e)return;let r=this.source;e instanceof HTMLElement?((t=hi(r))!==null&&t!==void 0?t:this.source).append(e):e.isAttachedTo(r)||e.addStylesTo(r)}removeStyles(e){var t;if(!e)return;let r=this.source;e instanceof HTMLElement?((t=hi(r))!==null&&t!==void 0?t:r).removeChild(e):e.isAttachedTo(r)&&e.removeStylesFrom(r)}connect(){this.stage===Ge.disconnected&&(this.stage=Ge.connecting,this.captureBoundObservables(),this.syncLateAttributes(),this.observeLateAttributes(),this.bindObservables(),this.connectBehaviors(),this.needsInitialization?(this.renderTemplate(this.template),this.addStyles(this.mainStyles),this.needsInitialization=!1):this.view!==null&&this.view.bind(this.source),this.stage=Ge.connected,x.notify(this,Kn))}bindObservables(){if(this.boundObservables!==null){let e=this.source,t=this.boundObservables,r=Object.keys(t);for(let i=0,s=r.length;i<s;++i){let l=r[i];e[l]=t[l]}this.boundObservables=null}}captureBoundObservables(){let e=this.source,t=Object.getOwnPropertyNames(e),r=s=>{let l=Reflect.getPrototypeOf(e);for(;l!==null;){let d=Reflect.getOwnPropertyDescriptor(l,s);if(d?.get||d?.set)return!0;l=Reflect.getPrototypeOf(l)}return!1},i=this.boundObservables;for(let s=0,l=t.length;s<l;++s){let f=t[s];if(!r(f))continue;let g=e[f];if(g===void 0){delete e[f];continue}delete e[f],(i??(i=this.boundObservables=Object.create(null)))[f]=g}}syncLateAttributes(){let e=pi(this.definition);if(e!==null)for(let t of Object.keys(e))this.source.hasAttribute(t)&&this.onAttributeChangedCallback(t,null,this.source.getAttribute(t))}observeLateAttributes(){let e=pi(this.definition);if(e===null)return;let t=this.source;t[Yn]===void 0&&(t[Yn]=new MutationObserver(r=>{let i=t.$fastController,s=pi(i.definition);if(s!==null)for(let l=0,d=r.length;l<d;++l){let f=r[l].attributeName;f===null||s[f]===void 0||i.onAttributeChangedCallback(f,null,t.getAttribute(f))}}),t[Yn].observe(t,{attributes:!0,attributeFilter:Object.keys(e)}))}connectBehaviors(){if(this.behaviorsConnected===!1){let e=this.behaviors;if(e!==null){this.guardBehaviorConnection=!0;for(let t of e.keys())t.connectedCallback&&t.connectedCallback(this);this.guardBehaviorConnection=!1}this.behaviorsConnected=!0}}disconnectBehaviors(){if(this.behaviorsConnected===!0){let e=this.behaviors;if(e!==null)for(let t of e.keys())t.disconnectedCallback&&t.disconnectedCallback(this);this.behaviorsConnected=!1}}disconnect(){this.stage===Ge.connected&&(this.stage=Ge.disconnecting,x.notify(this,Kn),this.view!==null&&this.view.unbind(),this.disconnectBehaviors(),this.stage=Ge.disconnected)}onAttributeChangedCallback(e,t,r){let i=this.definition.attributeLookup[e];i!==void 0&&i.onAttributeChangedCallback(this.source,r)}emit(e,t,r){return this.stage===Ge.connected?this.source.dispatchEvent(new CustomEvent(e,Object.assign(Object.assign({detail:t},Xm),r))):!1}renderTemplate(e){var t;let r=this.source,i=(t=hi(r))!==null&&t!==void 0?t:r;if(this.view!==null)this.view.dispose(),this.view=null;else if((!this.needsInitialization||this.hasExistingShadowRoot)&&(!this.hasExistingShadowRoot||!this.needsInitialization))for(let s=i.firstChild;s!==null;s=i.firstChild)i.removeChild(s);if(e){let s=this.hasExistingShadowRoot&&this.needsInitialization,l=!1;s&&o.hydrationHook&&(l=o.hydrationHook(this,e,r,i)),l||this.renderClientSide(e,r,i),this._resolvePrerendered(s),this._resolveHydrated(l)}else this.needsInitialization&&(this._resolvePrerendered(!1),this._resolveHydrated(!1))}renderClientSide(e,t,r){if(this.hasExistingShadowRoot){for(let i=r.firstChild;i!==null;i=r.firstChild)r.removeChild(i);this.hasExistingShadowRoot=!1}this.view=e.render(t,r,t),this.view.sourceLifetime=io.coupled}static forCustomElement(e,t=!1){let r=e.$fastController;if(r!==void 0&&!t)return r;let i=ft.getForInstance(e);if(i===void 0)throw he.error(ie.missingElementDefinition);return x.getNotifier(i).subscribe({handleChange:()=>{o.forCustomElement(e,!0),e.$fastController.connect()}},"template"),x.getNotifier(i).subscribe({handleChange:()=>{o.forCustomElement(e,!0),e.$fastController.connect()}},"shadowOptions"),e.$fastController=new os(e,i)}static setStrategy(e){os=e}static installHydrationHook(e){o.hydrationHook=e}};no.hydrationHook=null;Xe(no);no.setStrategy(no);function mi(o){var e;return"adoptedStyleSheets"in o?o:(e=hi(o))!==null&&e!==void 0?e:o.getRootNode()}var gi=class o{constructor(e){let t=o.styleSheetCache;this.sheets=e.map(r=>{if(r instanceof CSSStyleSheet)return r;let i=t.get(r);return i===void 0&&(i=new CSSStyleSheet,i.replaceSync(r),t.set(r,i)),i})}addStylesTo(e){ns(mi(e),this.sheets)}removeStylesFrom(e){as(mi(e),this.sheets)}};gi.styleSheetCache=new Map;var jm=0,Gm=()=>`fast-${++jm}`;function rs(o){return o===document?document.body:o}var Zn=class{constructor(e){this.styles=e,this.styleClass=Gm()}addStylesTo(e){e=rs(mi(e));let t=this.styles,r=this.styleClass;for(let i=0;i<t.length;i++){let s=document.createElement("style");s.innerHTML=t[i],s.className=r,e.append(s)}}removeStylesFrom(e){e=rs(mi(e));let t=e.querySelectorAll(`.${this.styleClass}`);for(let r=0,i=t.length;r<i;++r)e.removeChild(t[r])}},ns=(o,e)=>{o.adoptedStyleSheets=[...o.adoptedStyleSheets,...e]},as=(o,e)=>{o.adoptedStyleSheets=o.adoptedStyleSheets.filter(t=>e.indexOf(t)===-1)};if(je.supportsAdoptedStyleSheets){try{document.adoptedStyleSheets.push(),document.adoptedStyleSheets.splice(),ns=(o,e)=>{o.adoptedStyleSheets.push(...e)},as=(o,e)=>{for(let t of e){let r=o.adoptedStyleSheets.indexOf(t);r!==-1&&o.adoptedStyleSheets.splice(r,1)}}}catch{}je.setDefaultStrategy(gi)}else je.setDefaultStrategy(Zn);function ss(o){let e=class extends o{constructor(){super(),no.forCustomElement(this)}$emit(t,r,i){return this.$fastController.emit(t,r,i)}connectedCallback(){this.$fastController.connect()}disconnectedCallback(){this.$fastController.disconnect()}attributeChangedCallback(t,r,i){this.$fastController.onAttributeChangedCallback(t,r,i)}};return ft.registerBaseType(e),e}function qm(o){return typeof o?.then=="function"}function Um(o,e,t){return Array.isArray(e)&&(t=e,e=void 0),(yt(o)?ft.compose(o,e):ft.compose(this,o)).then(i=>{qn(i,i.registry,t);let s=Un(i);return qm(s)?s.then(()=>i.define().type):i.define().type})}function Km(o){return ss(o)}var v=Object.assign(ss(HTMLElement),{from:Km,define:Um});function Se(o,e,t){return Object.assign({},t,{get(){return x.trackVolatile(),t.get.apply(this)}})}var Jn=Zo(),Qn=Object.freeze({getForInstance:Jn.getForInstance,getByType:Jn.getByType,define(o){return Jn.register({type:o}),o}});function ls(o,e){let t=[],r="";for(let i=0,s=o.length-1;i<s;++i){r+=o[i];let l=e[i];Qn.getForInstance(l)!==void 0&&(l=l.createCSS()),l instanceof je||l instanceof CSSStyleSheet?(r.trim()!==""&&(t.push(r),r=""),t.push(l)):r+=l}return r+=o[o.length-1],r.trim()!==""&&t.push(r),t}var p=((o,...e)=>new je(ls(o,e))),fi=class{constructor(e){this.value=e.length===0?"":e.length===1?e[0]:new je(e)}createCSS(){return this.value}};Qn.define(fi);p.partial=(o,...e)=>new fi(ls(o,e));var ea=`fast-${Math.random().toString(36).substring(2,8)}`,bi=`${ea}{`,zr=`}${ea}`,Ym=zr.length,Zm=0,Hr=()=>`${ea}-${++Zm}`,vi=Object.freeze({interpolation:o=>`${bi}${o}${zr}`,attribute:o=>`${Hr()}="${bi}${o}${zr}"`,comment:o=>`<!--${bi}${o}${zr}-->`}),Er=Object.freeze({parse(o,e){let t=o.split(bi);if(t.length===1)return null;let r=[];for(let i=0,s=t.length;i<s;++i){let l=t[i],d=l.indexOf(zr),f;if(d===-1)f=l;else{let g=l.substring(0,d);r.push(e[g]),f=l.substring(d+Ym)}f!==""&&r.push(f)}return r}});var ta=Zo(),Oe=Object.freeze({getForInstance:ta.getForInstance,getByType:ta.getByType,define(o,e){return e=e||{},e.type=o,ta.register(e),o},assignAspect(o,e){if(!e){o.aspectType=ve.content;return}switch(o.sourceAspect=e,e[0]){case":":o.targetAspect=e.substring(1),o.aspectType=o.targetAspect==="classList"?ve.tokenList:ve.property;break;case"?":o.targetAspect=e.substring(1),o.aspectType=ve.booleanAttribute;break;case"@":o.targetAspect=e.substring(1),o.aspectType=ve.event;break;default:o.targetAspect=e,o.aspectType=ve.attribute;break}}});var Co=class{constructor(e){this.options=e}createHTML(e){return vi.attribute(e(this))}createBehavior(){return this}};Xe(Co);var Jm=o=>o.nodeType===1,St=o=>o?e=>e.nodeType===1&&e.matches(o):Jm,Dr=class extends Co{get id(){return this._id}set id(e){this._id=e,this._controllerProperty=`${e}-c`}bind(e){let t=e.targets[this.targetNodeId];t[this._controllerProperty]=e,this.updateTarget(e.source,this.computeNodes(t)),this.observe(t),e.onUnbind(this)}unbind(e){let t=e.targets[this.targetNodeId];this.updateTarget(e.source,_a),this.disconnect(t),t[this._controllerProperty]=null}getSource(e){return e[this._controllerProperty].source}updateTarget(e,t){e[this.options.property]=t}computeNodes(e){let t=this.getNodes(e);return"filter"in this.options&&(t=t.filter(this.options.filter)),t}};var cs=/fe-b\$\$start\$\$(\d+)\$\$(.+)\$\$fe-b/,Qm=/fe-b\$\$end\$\$(\d+)\$\$(.+)\$\$fe-b/,eg=/fe-repeat\$\$start\$\$(\d+)\$\$fe-repeat/,tg=/fe-repeat\$\$end\$\$(\d+)\$\$fe-repeat/,og=/^(?:.{0,1000})fe-eb\$\$start\$\$(.+?)\$\$fe-eb/,rg=/fe-eb\$\$end\$\$(.{0,1000})\$\$fe-eb(?:.{0,1000})$/;function ds(o){return o&&o.nodeType===Node.COMMENT_NODE}var ct=Object.freeze({attributeMarkerName:"data-fe",legacyAttributeMarkerName:"data-fe-b",legacyCompactAttributeMarkerName:"data-fe-c",contentBindingStartMarker(){return"fe:b"},contentBindingEndMarker(){return"fe:/b"},repeatStartMarker(){return"fe:r"},repeatEndMarker(){return"fe:/r"},elementBoundaryStartMarker(){return"fe:e"},elementBoundaryEndMarker(){return"fe:/e"},isContentBindingStartMarker(o){return o==="fe:b"||cs.test(o)},isContentBindingEndMarker(o){return o==="fe:/b"||Qm.test(o)},isRepeatViewStartMarker(o){return o==="fe:r"||eg.test(o)},isRepeatViewEndMarker(o){return o==="fe:/r"||tg.test(o)},isElementBoundaryStartMarker(o){return ds(o)&&(o.data==="fe:e"||og.test(o.data))},isElementBoundaryEndMarker(o){return ds(o)&&(o.data==="fe:/e"||rg.test(o.data))},parseAttributeBindingCount(o){let e=o.getAttribute(this.attributeMarkerName);if(e===null)return null;let t=e.trim();if(!/^\d+$/.test(t))throw he.error(ie.invalidHydrationAttributeMarker,{value:e});let r=parseInt(t,10);if(r<1)throw he.error(ie.invalidHydrationAttributeMarker,{value:e});return r},parseLegacyAttributeBindingIndices(o){let e=[],t=o.getAttribute(this.legacyAttributeMarkerName);if(t!==null)for(let s of t.trim().split(/\s+/)){if(s==="")continue;let l=Number(s);if(!Number.isInteger(l)||l<0)throw he.error(ie.invalidHydrationAttributeMarker,{value:t});e.push(l)}let r=`${this.legacyAttributeMarkerName}-`,i=`${this.legacyCompactAttributeMarkerName}-`;for(let s of o.getAttributeNames())if(s.startsWith(r)){let l=Number(s.slice(r.length));if(!Number.isInteger(l)||l<0)throw he.error(ie.invalidHydrationAttributeMarker,{value:s});e.push(l)}else if(s.startsWith(i)){let[l,d]=s.slice(i.length).split("-").map(f=>Number(f));if(!Number.isInteger(l)||!Number.isInteger(d)||l<0||d<1)throw he.error(ie.invalidHydrationAttributeMarker,{value:s});for(let f=0;f<d;f++)e.push(l+f)}return e.length===0?null:e},removeLegacyAttributeBindingMarkers(o){o.removeAttribute(this.legacyAttributeMarkerName);for(let e of o.getAttributeNames())(e.startsWith(`${this.legacyAttributeMarkerName}-`)||e.startsWith(`${this.legacyCompactAttributeMarkerName}-`))&&o.removeAttribute(e)},parseLegacyContentBindingStartIndex(o){return ig(cs,o)}});function ig(o,e){let t=o.exec(e);return t===null?null:Number(t[1])}var Lr=Symbol.for("fe-hydration");function xi(o){return o[Lr]===Lr}var us="unknown";function ps(o,e){let t=e?`: ${e}`:"";return`Hydration mismatch in <${o}>${t}. Install hydrationDebugger() from "@microsoft/fast-element/hydration.js" and pass it as enableHydration({ debugger: hydrationDebugger() }) for an "Expected / Received" report including the SSR HTML snippet.`}var hs="content following `<!--fe:b-->` content binding marker",ms="matching `<!--fe:/b-->` content binding close marker",gs="matching `<!--fe:/e-->` element boundary close marker";function oa(o){return`no more attribute bindings (template defines ${o})`}function fs(o){return`no more content bindings (template defines ${o})`}function bs(o,e){let t=(o??us).toLowerCase();return ps(t,e)}var ng={formatBindingMismatch(o,e,t,r){return{message:bs(r,void 0)}},formatStructuralError(o,e,t){return{message:bs(e,t)}}},ag=ng;function zt(){return ag}function Ht(o){var e;return o?(e=o.getRootNode().host)===null||e===void 0?void 0:e.nodeName:void 0}var $t=class extends Error{constructor(e,t,r,i,s){super(e),this.factories=t,this.node=r,this.expected=i,this.received=s}};function ra(o){return o.nodeType===Node.COMMENT_NODE}function vs(o){return o.nodeType===Node.TEXT_NODE}function ia(o,e){let t=document.createRange();return t.setStart(o,0),t.setEnd(e,ra(e)||vs(e)?e.data.length:e.childNodes.length),t}function xs(o,e,t){let r=ia(o,e),i=r.commonAncestorContainer,s=document.createTreeWalker(i,NodeFilter.SHOW_ELEMENT+NodeFilter.SHOW_COMMENT+NodeFilter.SHOW_TEXT,{acceptNode(k){return r.comparePoint(k,0)===0?NodeFilter.FILTER_ACCEPT:NodeFilter.FILTER_REJECT}}),l={},d={},f=cg(t),g=f,u=s.currentNode=o;for(;u!==null;){switch(u.nodeType){case Node.ELEMENT_NODE:{let k=u,L=ct.parseLegacyAttributeBindingIndices(k);if(L!==null){for(let be of L){let Me=be+f,oo=t[Me];if(!oo){let Ar=oa(t.length),On=zt().formatStructuralError(u,Ht(u),Ar);throw new $t(On.message,t,k,On.expected,On.received)}or(oo,u,l),g=Math.max(g,Me+1)}ct.removeLegacyAttributeBindingMarkers(k);break}let ee=ct.parseAttributeBindingCount(k);if(ee!==null){for(let be=0;be<ee;be++){let Me=t[g++];if(!Me){let oo=oa(t.length),Ar=zt().formatStructuralError(u,Ht(u),oo);throw new $t(Ar.message,t,u,Ar.expected,Ar.received)}or(Me,u,l)}k.removeAttribute(ct.attributeMarkerName)}break}case Node.COMMENT_NODE:{let k=u.data;if(ct.isElementBoundaryStartMarker(u))u.data="",lg(s,t,u);else if(ct.isContentBindingStartMarker(k)){let L=ct.parseLegacyContentBindingStartIndex(k),ee=L===null?g++:L+f,be=t[ee];if(g=Math.max(g,ee+1),!be){let Me=fs(t.length),oo=zt().formatStructuralError(u,Ht(u),Me);throw new $t(oo.message,t,u,oo.expected,oo.received)}sg(u,s,be,t,l,d)}break}}u=s.nextNode()}return r.detach(),{targets:l,boundaries:d}}function sg(o,e,t,r,i,s){let l=[],d=e.nextSibling();if(o.data="",d===null){let u=hs,k=zt().formatStructuralError(o,Ht(o),u);throw new $t(k.message,r,o,k.expected,k.received)}let f=d,g=0;for(;d!==null;){if(ra(d)){if(ct.isContentBindingStartMarker(d.data))g++;else if(ct.isContentBindingEndMarker(d.data)){if(g===0)break;g--}}l.push(d),d=e.nextSibling()}if(d===null){let u=ms,k=zt().formatStructuralError(o,Ht(o),u);throw new $t(k.message,r,o,k.expected,k.received)}if(d.data="",l.length===1&&vs(l[0]))or(t,l[0],i);else{d!==f&&d.previousSibling!==null&&(s[t.targetNodeId]={first:f,last:d.previousSibling});let u=d.parentNode.insertBefore(document.createTextNode(""),d);or(t,u,i)}}function lg(o,e,t){let r=0,i=o.nextSibling();for(;i!==null;){if(ra(i)){if(ct.isElementBoundaryStartMarker(i))i.data="",r++;else if(ct.isElementBoundaryEndMarker(i)){if(r===0){i.data="";return}i.data="",r--}}i=o.nextSibling()}let s=gs,l=zt().formatStructuralError(t,Ht(t),s);throw new $t(l.message,e,t,l.expected,l.received)}function cg(o){let e=0;for(let t=0,r=o.length;t<r&&o[t].targetNodeId==="h";++t)e++;return e}function or(o,e,t){if(o.targetNodeId===void 0)throw new Error("Factory could not be target to the node");t[o.targetNodeId]=e}function rr(o,e){let t=o.parentNode,r=o,i;for(;r!==e;){if(i=r.nextSibling,!i)throw new Error(`Unmatched first/last child inside "${e.getRootNode().host.nodeName}".`);t.removeChild(r),r=i}t.removeChild(e)}var Mr=class{constructor(){this.index=0,this.length=0}get event(){return At.getEvent()}get isEven(){return this.index%2===0}get isOdd(){return this.index%2!==0}get isFirst(){return this.index===0}get isInMiddle(){return!this.isFirst&&!this.isLast}get isLast(){return this.index===this.length-1}eventDetail(){return this.event.detail}eventTarget(){return this.event.target}},To=class extends Mr{constructor(e,t,r){super(),this.fragment=e,this.factories=t,this.targets=r,this.behaviors=null,this.unbindables=[],this.source=null,this.isBound=!1,this.sourceLifetime=io.unknown,this._skipAttrUpdates=!1,this.isPrerendered=Promise.resolve(!1),this.isHydrated=Promise.resolve(!1),this.context=this,this.firstChild=e.firstChild,this.lastChild=e.lastChild}appendTo(e){e.appendChild(this.fragment)}insertBefore(e){if(this.fragment.hasChildNodes())e.parentNode.insertBefore(this.fragment,e);else{let t=this.lastChild;if(e.previousSibling===t)return;let r=e.parentNode,i=this.firstChild,s;for(;i!==t;)s=i.nextSibling,r.insertBefore(i,e),i=s;r.insertBefore(t,e)}}remove(){let e=this.fragment,t=this.lastChild,r=this.firstChild,i;for(;r!==t;)i=r.nextSibling,e.appendChild(r),r=i;e.appendChild(t)}dispose(){rr(this.firstChild,this.lastChild),this.unbind()}onUnbind(e){this.unbindables.push(e)}bind(e,t=this){if(this.source===e&&this.context===t)return;let r=this.behaviors;if(r===null){this.source=e,this.context=t,this.behaviors=r=new Array(this.factories.length);let i=this.factories;for(let s=0,l=i.length;s<l;++s){let d=i[s].createBehavior();d.bind(this),r[s]=d}}else{this.source!==null&&this.evaluateUnbindables(),this.isBound=!1,this.source=e,this.context=t;for(let i=0,s=r.length;i<s;++i)r[i].bind(this)}this.isBound=!0}unbind(){!this.isBound||this.source===null||(this.evaluateUnbindables(),this.source=null,this.context=this,this.isBound=!1)}evaluateUnbindables(){let e=this.unbindables;for(let t=0,r=e.length;t<r;++t)e[t].unbind(this);e.length=0}static disposeContiguousBatch(e){if(e.length!==0){rr(e[0].firstChild,e[e.length-1].lastChild);for(let t=0,r=e.length;t<r;++t)e[t].unbind()}}};Xe(To);x.defineProperty(To.prototype,"index");x.defineProperty(To.prototype,"length");var ys,Ao={unhydrated:"unhydrated",hydrating:"hydrating",hydrated:"hydrated"},na=class extends Error{constructor(e,t,r,i,s,l){super(e),this.factory=t,this.fragment=r,this.templateString=i,this.expected=s,this.received=l}},aa=class extends Mr{get hydrationStage(){return this._hydrationStage}get targets(){return this._targets}get bindingViewBoundaries(){return this._bindingViewBoundaries}constructor(e,t,r,i){super(),this.firstChild=e,this.lastChild=t,this.sourceTemplate=r,this.hostBindingTarget=i,this[ys]=Lr,this.context=this,this.source=null,this.isBound=!1,this.sourceLifetime=io.unknown,this.unbindables=[],this.fragment=null,this.behaviors=null,this._hydrationStage=Ao.unhydrated,this._bindingViewBoundaries={},this._targets={},this.factories=r.compile().factories}insertBefore(e){if(this.fragment!==null)if(this.fragment.hasChildNodes())e.parentNode.insertBefore(this.fragment,e);else{let t=this.lastChild;if(e.previousSibling===t)return;let r=e.parentNode,i=this.firstChild,s;for(;i!==t;)s=i.nextSibling,r.insertBefore(i,e),i=s;r.insertBefore(t,e)}}appendTo(e){this.fragment!==null&&e.appendChild(this.fragment)}remove(){let e=this.fragment||(this.fragment=document.createDocumentFragment()),t=this.lastChild,r=this.firstChild,i;for(;r!==t;){if(i=r.nextSibling,!i)throw new Error(`Unmatched first/last child inside "${t.getRootNode().host.nodeName}".`);e.appendChild(r),r=i}e.appendChild(t)}bind(e,t=this){if(this.source===e&&this.context===t)return;this.hydrationStage!==Ao.hydrated&&(this._hydrationStage=Ao.hydrating);let r=this.behaviors;if(r===null){this.source=e,this.context=t;try{let{targets:s,boundaries:l}=xs(this.firstChild,this.lastChild,this.factories);this._targets=s,this._bindingViewBoundaries=l}catch(s){if(s instanceof $t){let l=this.sourceTemplate.html;typeof l!="string"&&(l=l.innerHTML),s.templateString=l}throw s}this.behaviors=r=new Array(this.factories.length);let i=this.factories;for(let s=0,l=i.length;s<l;++s){let d=i[s];if(d.targetNodeId==="h"&&this.hostBindingTarget&&or(d,this.hostBindingTarget,this._targets),d.targetNodeId in this.targets){let f=d.createBehavior();f.bind(this),r[s]=f}else{let f=this.sourceTemplate.html;typeof f!="string"&&(f=f.innerHTML);let g=ia(this.firstChild,this.lastChild).cloneContents(),u=zt().formatBindingMismatch(d,this.firstChild,this.lastChild,Ht(this.firstChild));throw new na(u.message,d,g,f,u.expected,u.received)}}}else{this.source!==null&&this.evaluateUnbindables(),this.isBound=!1,this.source=e,this.context=t;for(let i=0,s=r.length;i<s;++i)r[i].bind(this)}this.isBound=!0,this._hydrationStage=Ao.hydrated}unbind(){!this.isBound||this.source===null||(this.evaluateUnbindables(),this.source=null,this.context=this,this.isBound=!1)}dispose(){rr(this.firstChild,this.lastChild),this.unbind()}onUnbind(e){this.unbindables.push(e)}evaluateUnbindables(){let e=this.unbindables;for(let t=0,r=e.length;t<r;++t)e[t].unbind(this);e.length=0}};ys=Lr;Xe(aa);function dg(o){return o.create!==void 0}function ug(o,e,t,r){if(t==null&&(t=""),dg(t)){o.textContent="";let i=o.$fastView;if(i===void 0)if(xi(r)&&xi(t)&&r.bindingViewBoundaries[this.targetNodeId]!==void 0&&r.hydrationStage!==Ao.hydrated){let s=r.bindingViewBoundaries[this.targetNodeId];i=t.hydrate(s.first,s.last)}else i=t.create();else o.$fastTemplate!==t&&(i.isComposed&&(i.remove(),i.unbind()),i=t.create());i.isComposed?i.needsBindOnly&&(i.needsBindOnly=!1,i.bind(r.source,r.context)):(i.isComposed=!0,i.bind(r.source,r.context),i.insertBefore(o),o.$fastView=i,o.$fastTemplate=t)}else{let i=o.$fastView;if(i!==void 0&&i.isComposed&&(i.isComposed=!1,i.remove(),i.needsBindOnly?i.needsBindOnly=!1:i.unbind()),i===void 0&&xi(r)&&r.hydrationStage!==Ao.hydrated){let s=r.bindingViewBoundaries[this.targetNodeId];s!==void 0&&(rr(s.first,s.last),delete r.bindingViewBoundaries[this.targetNodeId])}o.textContent=t}}function pg(o,e,t){var r;let i=`${this.id}-t`,s=(r=o[i])!==null&&r!==void 0?r:o[i]={v:0,cv:Object.create(null)},l=s.cv,d=s.v,f=o[e];if(t!=null&&t.length){let g=t.split(/\s+/);for(let u=0,k=g.length;u<k;++u){let L=g[u];L!==""&&(l[L]=d,f.add(L))}}if(s.v=d+1,d!==0){d-=1;for(let g in l)l[g]===d&&f.remove(g)}}var hg={[ve.attribute]:It.setAttribute,[ve.booleanAttribute]:It.setBooleanAttribute,[ve.property]:(o,e,t)=>o[e]=t,[ve.content]:ug,[ve.tokenList]:pg,[ve.event]:()=>{}},Bt=class{constructor(e){this.updateTarget=null,this.aspectType=ve.content,this.dataBinding=e}createHTML(e){return vi.interpolation(e(this))}createBehavior(){var e;if(this.updateTarget===null){let t=hg[this.aspectType],r=(e=this.dataBinding.policy)!==null&&e!==void 0?e:this.policy;if(!t)throw he.error(ie.unsupportedBindingBehavior);this.data=`${this.id}-d`,this.updateTarget=r.protect(this.targetTagName,this.aspectType,this.targetAspect,t)}return this}bind(e){var t;let r=e.targets[this.targetNodeId];switch(this.aspectType){case ve.event:r[this.data]=e,r.addEventListener(this.targetAspect,this,this.dataBinding.options);break;case ve.content:e.onUnbind(this);default:{let i=(t=r[this.data])!==null&&t!==void 0?t:r[this.data]=this.dataBinding.createObserver(this,this);i.target=r,i.controller=e;let s=i.bind(e);if(e._skipAttrUpdates&&(this.aspectType===ve.attribute||this.aspectType===ve.booleanAttribute))break;this.updateTarget(r,this.targetAspect,s,e);break}}}unbind(e){let r=e.targets[this.targetNodeId].$fastView;r!==void 0&&r.isComposed&&(r.unbind(),r.needsBindOnly=!0)}handleEvent(e){let t=e.currentTarget[this.data];if(t.isBound){At.setEvent(e);let r=this.dataBinding.evaluate(t.source,t.context);At.setEvent(null),r!==!0&&e.preventDefault()}}handleChange(e,t){let r=t.controller;if(!r.isBound)return;let i=t.target;this.updateTarget(i,this.targetAspect,t.bind(r),r)}};Oe.define(Bt,{aspected:!0});var Bs=(o,e)=>`${o}.${e}`,ks={},wt={index:0,node:null};function Ss(o){o.startsWith("fast-")||he.warn(ie.hostBindingWithoutHost,{name:o})}var mg=new Proxy(document.createElement("div"),{get(o,e){Ss(e);let t=Reflect.get(o,e);return yt(t)?t.bind(o):t},set(o,e,t){return Ss(e),Reflect.set(o,e,t)}}),sa=class{constructor(e,t,r){this.fragment=e,this.directives=t,this.policy=r,this.proto=null,this.nodeIds=new Set,this.descriptors={},this.factories=[]}addFactory(e,t,r,i,s){var l,d;this.nodeIds.has(r)||(this.nodeIds.add(r),this.addTargetDescriptor(t,r,i)),e.id=(l=e.id)!==null&&l!==void 0?l:Hr(),e.targetNodeId=r,e.targetTagName=s,e.policy=(d=e.policy)!==null&&d!==void 0?d:this.policy,this.factories.push(e)}freeze(){return this.proto=Object.create(null,this.descriptors),this}addTargetDescriptor(e,t,r){let i=this.descriptors;if(t==="r"||t==="h"||i[t])return;if(!i[e]){let l=e.lastIndexOf("."),d=e.substring(0,l),f=parseInt(e.substring(l+1),10);this.addTargetDescriptor(d,e,f)}let s=ks[t];if(!s){let l=`_${t}`;ks[t]=s={get(){var d;return(d=this[l])!==null&&d!==void 0?d:this[l]=this[e].childNodes[r]}}}i[t]=s}createView(e){let t=this.fragment.cloneNode(!0),r=Object.create(this.proto);r.r=t,r.h=e??mg;for(let i of this.nodeIds)Reflect.get(r,i);return new To(t,this.factories,r)}};function ws(o,e,t,r,i,s=!1){let l=t.attributes,d=o.directives;for(let f=0,g=l.length;f<g;++f){let u=l[f],k=u.value,L=Er.parse(k,d),ee=null;L===null?s&&(ee=new Bt(si(()=>k,o.policy)),Oe.assignAspect(ee,u.name)):ee=yi.aggregate(L,o.policy),ee!==null&&(t.removeAttributeNode(u),f--,g--,o.addFactory(ee,e,r,i,t.tagName))}}function gg(o,e,t,r,i){let s=Er.parse(e.textContent,o.directives);if(s===null)return wt.node=e.nextSibling,wt.index=i+1,wt;let l,d=l=e;for(let f=0,g=s.length;f<g;++f){let u=s[f];f!==0&&(i++,r=Bs(t,i),l=d.parentNode.insertBefore(document.createTextNode(""),d.nextSibling)),We(u)?l.textContent=u:(l.textContent=" ",Oe.assignAspect(u),o.addFactory(u,t,r,i,null)),d=l}return wt.index=i+1,wt.node=d.nextSibling,wt}function Ns(o,e,t){let r=0,i=e.firstChild;for(;i;){let s=fg(o,t,i,r);i=s.node,r=s.index}}function fg(o,e,t,r){let i=Bs(e,r);switch(t.nodeType){case 1:ws(o,e,t,i,r),Ns(o,t,i);break;case 3:return gg(o,t,e,i,r);case 8:{let s=Er.parse(t.data,o.directives);s!==null&&o.addFactory(yi.aggregate(s),e,i,r,null);break}}return wt.index=r+1,wt.node=t.nextSibling,wt}function bg(o,e){return o&&o.nodeType===8&&Er.parse(o.data,e)!==null}var $s="TEMPLATE",yi={compile(o,e,t=It.policy){let r;if(We(o)){r=document.createElement($s),r.innerHTML=t.createHTML(o);let l=r.content.firstElementChild;l!==null&&l.tagName===$s&&(r=l)}else r=o;!r.content.firstChild&&!r.content.lastChild&&r.content.appendChild(document.createComment(""));let i=document.adoptNode(r.content),s=new sa(i,e,t);return ws(s,"",r,"h",0,!0),(bg(i.firstChild,e)||i.childNodes.length===1&&Object.keys(e).length>0)&&i.insertBefore(document.createComment(""),i.firstChild),Ns(s,i,"r"),wt.node=null,s.freeze()},setDefaultStrategy(o){this.compile=o},aggregate(o,e=It.policy){if(o.length===1)return o[0];let t,r=!1,i,s=o.length,l=o.map(g=>We(g)?()=>g:(t=g.sourceAspect||t,r=r||g.dataBinding.isVolatile,i=i||g.dataBinding.policy,g.dataBinding.evaluate)),d=(g,u)=>{let k="";for(let L=0;L<s;++L)k+=l[L](g,u);return k},f=new Bt(li(d,i??e,r));return Oe.assignAspect(f,t),f}};var Or=class extends Co{bind(e){e.source[this.options]=e.targets[this.targetNodeId]}};Oe.define(Or);var T=o=>new Or(o);var vg=/([ \x09\x0a\x0c\x0d])([^\0-\x1F\x7F-\x9F "'>=/]+)([ \x09\x0a\x0c\x0d]*=[ \x09\x0a\x0c\x0d]*(?:[^ \x09\x0a\x0c\x0d"'`<>=]*|"[^"]*|'[^']*))$/,xg=Object.create(null),bt=class{constructor(e,t=xg){this.html=e,this.factories=t}createHTML(e){let t=this.factories;for(let r in t)e(t[r]);return this.html}};bt.empty=new bt("");Oe.define(bt);function yg(o,e,t,r=Oe.getForInstance(o)){if(r.aspected){let i=vg.exec(e);i!==null&&Oe.assignAspect(o,i[2])}return o.createHTML(t)}var _r=class o{constructor(e,t={},r){this.policy=r,this.result=null,this.html=e,this.factories=t}compile(){return this.result===null&&(this.result=yi.compile(this.html,this.factories,this.policy)),this.result}inline(){return new bt(We(this.html)?this.html:this.html.innerHTML,this.factories)}withPolicy(e){if(this.result)throw he.error(ie.cannotSetTemplatePolicyAfterCompilation);if(this.policy)throw he.error(ie.onlySetTemplatePolicyOnce);return this.policy=e,this}render(e,t,r){let i=this.create(r);return i.bind(e),i.appendTo(t),i}create(e){return this.compile().createView(e)}static create(e,t,r){let i="",s=Object.create(null),l=d=>{var f;let g=(f=d.id)!==null&&f!==void 0?f:d.id=Hr();return s[g]=d,g};for(let d=0,f=e.length-1;d<f;++d){let g=e[d],u=t[d],k;if(i+=g,yt(u))u=new Bt(li(u));else if(u instanceof ro)u=new Bt(u);else if(!(k=Oe.getForInstance(u))){let L=u;u=new Bt(si(()=>L))}i+=yg(u,g,l,k)}return new o(i+e[e.length-1],s,r)}};Xe(_r);var h=((o,...e)=>{if(Array.isArray(o)&&Array.isArray(o.raw))return _r.create(o,e);throw he.error(ie.directCallToHTMLTagNotAllowed)});h.partial=o=>new bt(o);var Ps="slotchange",Rr=class extends Dr{observe(e){e.addEventListener(Ps,this)}disconnect(e){e.removeEventListener(Ps,this)}getNodes(e){return e.assignedNodes(this.options)}handleEvent(e){let t=e.currentTarget;this.updateTarget(this.getSource(t),this.computeNodes(t))}};Oe.define(Rr);function O(o){return We(o)&&(o={property:o}),new Rr(o)}var ao=class extends v{constructor(){super(...arguments),this.elementInternals=this.attachInternals(),this.headinglevel=2,this.expanded=!1,this.disabled=!1}};n([a({attribute:"heading-level",mode:"fromView",converter:U})],ao.prototype,"headinglevel",void 0);n([a({mode:"boolean"})],ao.prototype,"expanded",void 0);n([a({mode:"boolean"})],ao.prototype,"disabled",void 0);n([m],ao.prototype,"expandbutton",void 0);function Z(o){return o?typeof o=="string"?new bt(o):"inline"in o?o.inline():o:bt.empty}var $e=class{};function Ae(o){return h` <slot name="end" ${T("end")}>${Z(o.end)}</slot> `.inline()}function me(o){return h` <slot name="start" ${T("start")}>${Z(o.start)}</slot> `.inline()}function Ie(o,...e){let t=er.locate(o);e.forEach(r=>{Object.getOwnPropertyNames(r.prototype).forEach(s=>{s!=="constructor"&&Object.defineProperty(o.prototype,s,Object.getOwnPropertyDescriptor(r.prototype,s))}),er.locate(r).forEach(s=>t.push(s))})}var so=class extends ao{constructor(){super(...arguments),this.block=!1}};n([a],so.prototype,"size",void 0);n([a({attribute:"marker-position"})],so.prototype,"markerPosition",void 0);n([a({mode:"boolean"})],so.prototype,"block",void 0);Ie(so,$e);var c=Object.freeze({prefix:"fluent",shadowRootMode:"open",registry:globalThis.customElements});function ki(o){return e=>e?.nodeType!==Node.ELEMENT_NODE?!1:e.tagName.toLowerCase().endsWith(o)}function la(...o){return o.every(e=>e instanceof HTMLElement)}function Si(o,e="-accordion-item"){return ki(e)(o)}var Fs=`${c.prefix}-accordion-item`;var kg=":host([hidden]){display:none}";function y(o){return`${kg}:host{display:${o}}`}var C="var(--colorNeutralForeground1)",$i="var(--colorNeutralForeground1Hover)",Cs="var(--colorNeutralForeground1Pressed)";var ge="var(--colorNeutralForeground2)",dt="var(--colorNeutralForeground2Hover)",ut="var(--colorNeutralForeground2Pressed)",ir="var(--colorNeutralForeground2Selected)",Io="var(--colorNeutralForeground2BrandHover)",zo="var(--colorNeutralForeground2BrandPressed)",Ts="var(--colorNeutralForeground2BrandSelected)",V="var(--colorNeutralForeground3)",As="var(--colorNeutralForeground3Hover)",Is="var(--colorNeutralForeground3Pressed)",zs="var(--colorNeutralForeground3Selected)";var nr="var(--colorNeutralForeground4)";var z="var(--colorNeutralForegroundDisabled)",Hs="var(--colorBrandForegroundLink)",Es="var(--colorBrandForegroundLinkHover)",Ds="var(--colorBrandForegroundLinkPressed)";var Ls="var(--colorNeutralForeground2Link)",Ms="var(--colorNeutralForeground2LinkHover)",Os="var(--colorNeutralForeground2LinkPressed)";var _s="var(--colorCompoundBrandForeground1Hover)",Rs="var(--colorCompoundBrandForeground1Pressed)",et="var(--colorNeutralForegroundOnBrand)",qe="var(--colorNeutralForegroundInverted)",Vs="var(--colorNeutralForegroundInvertedHover)",Ws="var(--colorNeutralForegroundInvertedPressed)";var Bi="var(--colorNeutralForegroundStaticInverted)";var Ho="var(--colorBrandForeground1)",Xs="var(--colorBrandForeground2)";var js="var(--colorNeutralForeground1Static)";var N="var(--colorNeutralBackground1)",lo="var(--colorNeutralBackground1Hover)",ar="var(--colorNeutralBackground1Pressed)",wi="var(--colorNeutralBackground1Selected)";var Et="var(--colorNeutralBackground3)";var Gs="var(--colorNeutralBackground4)";var qs="var(--colorNeutralBackground5)";var co="var(--colorNeutralBackground6)";var Ni="var(--colorNeutralBackgroundInverted)";var Pi="var(--colorSubtleBackground)",uo="var(--colorSubtleBackgroundHover)",Dt="var(--colorSubtleBackgroundPressed)",Fi="var(--colorSubtleBackgroundSelected)",Us="var(--colorSubtleBackgroundLightAlphaHover)",Ks="var(--colorSubtleBackgroundLightAlphaPressed)",Ys="var(--colorSubtleBackgroundLightAlphaSelected)";var ne="var(--colorTransparentBackground)",Eo="var(--colorTransparentBackgroundHover)",Do="var(--colorTransparentBackgroundPressed)",Ci="var(--colorTransparentBackgroundSelected)",ze="var(--colorNeutralBackgroundDisabled)";var Vr="var(--colorBackgroundOverlay)";var Ti="var(--colorBrandBackground)",Ai="var(--colorBrandBackgroundHover)",Ii="var(--colorBrandBackgroundPressed)",Zs="var(--colorBrandBackgroundSelected)",tt="var(--colorCompoundBrandBackground)",vt="var(--colorCompoundBrandBackgroundHover)",xt="var(--colorCompoundBrandBackgroundPressed)",ca="var(--colorBrandBackgroundStatic)",zi="var(--colorBrandBackground2)";var xe="var(--colorNeutralStrokeAccessible)",ot="var(--colorNeutralStrokeAccessibleHover)",rt="var(--colorNeutralStrokeAccessiblePressed)";var ye="var(--colorNeutralStroke1)",it="var(--colorNeutralStroke1Hover)",Nt="var(--colorNeutralStroke1Pressed)";var po="var(--colorNeutralStroke2)",Js="var(--colorNeutralStroke3)";var Qs="var(--colorNeutralStrokeOnBrand2)";var Hi="var(--colorBrandStroke1)",Ei="var(--colorBrandStroke2)";var He="var(--colorCompoundBrandStroke)",el="var(--colorCompoundBrandStrokeHover)",Di="var(--colorCompoundBrandStrokePressed)",de="var(--colorNeutralStrokeDisabled)";var _="var(--colorTransparentStroke)",Wr="var(--colorTransparentStrokeInteractive)";var ho="var(--colorStrokeFocus1)",X="var(--colorStrokeFocus2)",tl="var(--colorNeutralShadowAmbient)",ol="var(--colorNeutralShadowKey)";var Li="var(--colorPaletteRedBackground1)",rl="var(--colorPaletteRedBackground2)",Mi="var(--colorPaletteRedBackground3)";var Oi="var(--colorPaletteRedBorder1)",Xr="var(--colorPaletteRedBorder2)",sr="var(--colorPaletteRedForeground1)",il="var(--colorPaletteRedForeground2)",da="var(--colorPaletteRedForeground3)";var _i="var(--colorPaletteGreenBackground1)";var Ri="var(--colorPaletteGreenBackground3)";var nl="var(--colorPaletteGreenBorder1)",al="var(--colorPaletteGreenBorder2)",sl="var(--colorPaletteGreenForeground1)",ll="var(--colorPaletteGreenForeground2)",cl="var(--colorPaletteGreenForeground3)";var Vi="var(--colorPaletteDarkOrangeBackground1)";var Wi="var(--colorPaletteDarkOrangeBackground3)";var Xi="var(--colorPaletteDarkOrangeBorder1)";var dl="var(--colorPaletteDarkOrangeForeground1)";var ua="var(--colorPaletteDarkOrangeForeground3)",ul="var(--colorPaletteYellowBackground1)";var pl="var(--colorPaletteYellowBackground3)";var hl="var(--colorPaletteYellowBorder1)";var ji="var(--colorPaletteYellowForeground2)";var Gi="var(--colorPaletteMarigoldBackground2)";var ml="var(--colorPaletteMarigoldBorderActive)";var gl="var(--colorPaletteMarigoldForeground2)";var fl="var(--colorPaletteAnchorBackground2)";var bl="var(--colorPaletteAnchorForeground2)",vl="var(--colorPaletteBeigeBackground2)";var xl="var(--colorPaletteBeigeForeground2)",yl="var(--colorPaletteBlueBackground2)";var kl="var(--colorPaletteBlueForeground2)",Sl="var(--colorPaletteBrassBackground2)";var $l="var(--colorPaletteBrassForeground2)",Bl="var(--colorPaletteBrownBackground2)";var wl="var(--colorPaletteBrownForeground2)",Nl="var(--colorPaletteCornflowerBackground2)";var Pl="var(--colorPaletteCornflowerForeground2)",Fl="var(--colorPaletteCranberryBackground2)";var Cl="var(--colorPaletteCranberryForeground2)",Tl="var(--colorPaletteDarkGreenBackground2)";var Al="var(--colorPaletteDarkGreenForeground2)",Il="var(--colorPaletteDarkRedBackground2)";var zl="var(--colorPaletteDarkRedForeground2)",Hl="var(--colorPaletteForestBackground2)";var El="var(--colorPaletteForestForeground2)",Dl="var(--colorPaletteGoldBackground2)";var Ll="var(--colorPaletteGoldForeground2)",Ml="var(--colorPaletteGrapeBackground2)";var Ol="var(--colorPaletteGrapeForeground2)",_l="var(--colorPaletteLavenderBackground2)";var Rl="var(--colorPaletteLavenderForeground2)",Vl="var(--colorPaletteLightTealBackground2)";var Wl="var(--colorPaletteLightTealForeground2)",Xl="var(--colorPaletteLilacBackground2)";var jl="var(--colorPaletteLilacForeground2)",Gl="var(--colorPaletteMagentaBackground2)";var ql="var(--colorPaletteMagentaForeground2)",Ul="var(--colorPaletteMinkBackground2)";var Kl="var(--colorPaletteMinkForeground2)",Yl="var(--colorPaletteNavyBackground2)";var Zl="var(--colorPaletteNavyForeground2)",Jl="var(--colorPalettePeachBackground2)";var Ql="var(--colorPalettePeachForeground2)",ec="var(--colorPalettePinkBackground2)";var tc="var(--colorPalettePinkForeground2)",oc="var(--colorPalettePlatinumBackground2)";var rc="var(--colorPalettePlatinumForeground2)",ic="var(--colorPalettePlumBackground2)";var nc="var(--colorPalettePlumForeground2)",ac="var(--colorPalettePumpkinBackground2)";var sc="var(--colorPalettePumpkinForeground2)",lc="var(--colorPalettePurpleBackground2)";var cc="var(--colorPalettePurpleForeground2)",dc="var(--colorPaletteRoyalBlueBackground2)";var uc="var(--colorPaletteRoyalBlueForeground2)",pc="var(--colorPaletteSeafoamBackground2)";var hc="var(--colorPaletteSeafoamForeground2)",mc="var(--colorPaletteSteelBackground2)";var gc="var(--colorPaletteSteelForeground2)",fc="var(--colorPaletteTealBackground2)";var bc="var(--colorPaletteTealForeground2)";var mo="var(--borderRadiusNone)",fe="var(--borderRadiusSmall)",$="var(--borderRadiusMedium)",qi="var(--borderRadiusLarge)",Ui="var(--borderRadiusXLarge)";var J="var(--borderRadiusCircular)",S="var(--fontFamilyBase)",vc="var(--fontFamilyMonospace)",xc="var(--fontFamilyNumeric)",Lt="var(--fontSizeBase100)",D="var(--fontSizeBase200)",I="var(--fontSizeBase300)",K="var(--fontSizeBase400)",pt="var(--fontSizeBase500)",go="var(--fontSizeBase600)",Ki="var(--fontSizeHero700)",Yi="var(--fontSizeHero800)",Zi="var(--fontSizeHero900)",Ji="var(--fontSizeHero1000)",H="var(--fontWeightRegular)",yc="var(--fontWeightMedium)",R="var(--fontWeightSemibold)",lr="var(--fontWeightBold)",Lo="var(--lineHeightBase100)",M="var(--lineHeightBase200)",E="var(--lineHeightBase300)",Q="var(--lineHeightBase400)",fo="var(--lineHeightBase500)",Qi="var(--lineHeightBase600)",en="var(--lineHeightHero700)",tn="var(--lineHeightHero800)",on="var(--lineHeightHero900)",rn="var(--lineHeightHero1000)",cr="var(--shadow2)",bo="var(--shadow4)",kc="var(--shadow8)",dr="var(--shadow16)",Sc="var(--shadow28)",nn="var(--shadow64)";var P="var(--strokeWidthThin)",te="var(--strokeWidthThick)",_e="var(--strokeWidthThicker)",jr="var(--strokeWidthThickest)";var j="var(--spacingHorizontalXXS)",G="var(--spacingHorizontalXS)",ae="var(--spacingHorizontalSNudge)",Be="var(--spacingHorizontalS)",we="var(--spacingHorizontalMNudge)",q="var(--spacingHorizontalM)",$c="var(--spacingHorizontalL)",Bc="var(--spacingHorizontalXL)",Mo="var(--spacingHorizontalXXL)";var an="var(--spacingVerticalNone)",Oo="var(--spacingVerticalXXS)",Pt="var(--spacingVerticalXS)",vo="var(--spacingVerticalSNudge)",se="var(--spacingVerticalS)",ur="var(--spacingVerticalMNudge)",wc="var(--spacingVerticalM)",pr="var(--spacingVerticalL)";var Mt="var(--spacingVerticalXXL)",Nc="var(--spacingVerticalXXXL)",hr="var(--durationUltraFast)",_o="var(--durationFaster)";var xo="var(--durationNormal)",Gr="var(--durationGentle)",Pc="var(--durationSlow)",pa="var(--durationSlower)",qr="var(--durationUltraSlow)",Fc="var(--curveAccelerateMax)",nt="var(--curveAccelerateMid)",Cc="var(--curveAccelerateMin)",sn="var(--curveDecelerateMax)",at="var(--curveDecelerateMid)",Tc="var(--curveDecelerateMin)",ln="var(--curveEasyEaseMax)",yo="var(--curveEasyEase)",mr="var(--curveLinear)";var Ac=p`
  ${y("block")}

  :host {
    max-width: fit-content;
    contain: content;
    color: ${C};
  }

  .heading {
    height: 44px;
    display: grid;
    position: relative;
    padding-inline: ${q} ${we};
    border-radius: ${$};
    font-family: ${S};
    font-size: ${I};
    font-weight: ${H};
    line-height: ${E};
    grid-template-columns: auto auto 1fr auto;
  }

  .button {
    appearance: none;
    background: ${ne};
    border: none;
    box-sizing: border-box;
    color: inherit;
    cursor: pointer;
    font: inherit;
    grid-column: auto / span 2;
    grid-row: 1;
    height: 44px;
    outline: none;
    padding: 0;
    text-align: start;
  }

  .button::before {
    content: '';
    position: absolute;
    inset: 0px;
    cursor: pointer;
    border-radius: ${fe};
  }

  :where(.default-marker-collapsed, .default-marker-expanded),
  ::slotted(:is([slot='marker-collapsed'], [slot='marker-expanded'])) {
    display: flex;
    align-items: center;
    justify-content: center;
    pointer-events: none;
    position: relative;
    height: 100%;
    padding-inline-end: ${Be};
    grid-column: 1 / span 1;
    grid-row: 1;
  }

  .content {
    margin: 0 ${q};
  }

  ::slotted([slot='start']) {
    display: flex;
    justify-content: center;
    align-items: center;
    padding-right: ${Be};
    grid-column: 2 / span 1;
    grid-row: 1;
  }

  button:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0px;
    cursor: pointer;
    border-radius: ${fe};
    outline: none;
    border: 2px solid ${ho};
    box-shadow: inset 0 0 0 1px ${X};
  }

  /* --- Disabled attr styles --- */

  :host([disabled]) .button {
    color: ${z};
  }

  :host([disabled]) svg {
    filter: invert(89%) sepia(0%) saturate(569%) hue-rotate(155deg) brightness(88%) contrast(87%);
  }

  /* --- Expanded attr styles --- */

  :host([expanded]) .content {
    display: block;
  }

  :host([expanded]) .default-marker-collapsed,
  :host([expanded]) ::slotted([slot='marker-collapsed']),
  :host(:not([expanded])) :is(.default-marker-expanded, .content),
  :host(:not([expanded])) ::slotted([slot='marker-expanded']) {
    display: none;
  }

  :host([expanded]) ::slotted([slot='marker-expanded']),
  :host(:not([expanded])) ::slotted([slot='marker-collapsed']) {
    display: flex;
  }

  /* --- Appearance attr styles --- */

  .heading {
    font-size: ${I};
    line-height: ${E};
  }

  :host([size='small']) .heading {
    font-size: ${D};
    line-height: ${M};
  }

  :host([size='large']) .heading {
    font-size: ${K};
    line-height: ${Q};
  }

  :host([size='extra-large']) .heading {
    font-size: ${pt};
    line-height: ${fo};
  }

  /* --- marker-position attr styles --- */

  :host([marker-position='end']) ::slotted([slot='start']) {
    grid-column: 1 / span 1;
    color: currentColor;
  }

  :host([marker-position='end']) :is(.default-marker-collapsed, .default-marker-expanded) {
    grid-column: 4 / span 1;
    padding-inline-start: ${Be};
    padding-inline-end: 0;
  }

  :host([marker-position='end']) .button {
    grid-column: 2 / span 3;
  }

  /* --- Block attr styles --- */

  :host([block]) {
    max-width: 100%;
  }

  :host([marker-position='end']) .heading {
    grid-template-columns: auto auto 28px;
    padding-inline: ${q};
  }

  :host([marker-position='end']:has([slot='start'])) .heading {
    padding-inline: ${we} ${q};
  }

  :host([block][marker-position='end']) .heading {
    grid-template-columns: auto 1fr;
  }

  :host([marker-position='end']) :is(.default-marker-collapsed, .default-marker-expanded) {
    grid-column: 5 / span 1;
  }
`;var Sg=h.partial(`<svg
  width="20"
  height="20"
  viewBox="0 0 20 20"
  fill="none"
  xmlns="http://www.w3.org/2000/svg"
  class="default-marker-collapsed"
  aria-hidden="true"
>
  <path
    d="M7.73271 4.20694C8.03263 3.92125 8.50737 3.93279 8.79306 4.23271L13.7944 9.48318C14.0703 9.77285 14.0703 10.2281 13.7944 10.5178L8.79306 15.7682C8.50737 16.0681 8.03263 16.0797 7.73271 15.794C7.43279 15.5083 7.42125 15.0336 7.70694 14.7336L12.2155 10.0005L7.70694 5.26729C7.42125 4.96737 7.43279 4.49264 7.73271 4.20694Z"
    fill="currentColor"
  />
</svg>`),$g=h.partial(`<svg
  width="20"
  height="20"
  viewBox="0 0 20 20"
  fill="none"
  xmlns="http://www.w3.org/2000/svg"
  class="default-marker-expanded"
  aria-hidden="true"
>
  <path
    d="M15.794 7.73271C16.0797 8.03263 16.0681 8.50737 15.7682 8.79306L10.5178 13.7944C10.2281 14.0703 9.77285 14.0703 9.48318 13.7944L4.23271 8.79306C3.93279 8.50737 3.92125 8.03263 4.20694 7.73271C4.49264 7.43279 4.96737 7.42125 5.26729 7.70694L10.0005 12.2155L14.7336 7.70694C15.0336 7.42125 15.5083 7.43279 15.794 7.73271Z"
    fill="currentColor"
  />
</svg>`);function Bg(o={}){return h`
    <div class="heading" part="heading" role="heading" aria-level="${e=>e.headinglevel}">
      <button
        class="button"
        part="button"
        id="control"
        aria-controls="panel"
        aria-expanded="${e=>e.expanded}"
        ?disabled="${e=>e.disabled}"
        ${T("expandbutton")}
      >
        <slot name="heading"></slot>
      </button>
      ${me(o)}
      <slot name="marker-expanded"> ${Z(o.expandedIcon)} </slot>
      <slot name="marker-collapsed"> ${Z(o.collapsedIcon)} </slot>
    </div>
    <div class="content" part="content" id="panel" role="region" aria-labelledby="control">
      <slot></slot>
    </div>
  `}var Ic=Bg({collapsedIcon:Sg,expandedIcon:$g});var zc={name:Fs,registry:c.registry,styles:Ac,template:Ic};function Hc(o,e){if("requestIdleCallback"in globalThis)return globalThis.requestIdleCallback(o,e);let t=Date.now();return setTimeout(()=>{o({didTimeout:e?.timeout?Date.now()-t>=e.timeout:!1,timeRemaining:()=>0})},e?.timeout??1)}function Ot(o,e,t){let r=t?.shallow??!1,i=t?.timeout??50,s=t?.idleCallback??!1,l=`${r?":scope > ":""}:not(:defined)`,d=f=>{if(o.querySelector(l)===null||f&&f.timeRemaining()<=0){s?Hc(e,{timeout:i}):e();return}Hc(d,{timeout:i})};d()}var cn={single:"single",multi:"multi"},Ec=`${c.prefix}-accordion`;var gr=class extends v{constructor(){super(...arguments),this._isAdjusting=!1,this.activeItemIndex=0,this.setItems=()=>{Ot(this,()=>{if(!this.slottedAccordionItems?.length)return;let e=Array.from(this.children);if(this.removeItemListeners(e),e.forEach(t=>x.getNotifier(t).subscribe(this,"disabled")),this.accordionItems=e.filter(t=>!t.hasAttribute("disabled")),this.accordionItems.forEach((t,r)=>{t.addEventListener("click",this.expandedChangedHandler),x.getNotifier(t).subscribe(this,"expanded")}),this.isSingleExpandMode()){let t=this.findExpandedItem();this.setSingleExpandMode(t)}})},this.removeItemListeners=e=>{e.forEach((t,r)=>{x.getNotifier(t).unsubscribe(this,"disabled"),x.getNotifier(t).unsubscribe(this,"expanded"),t.removeEventListener("click",this.expandedChangedHandler)})},this.expandedChangedHandler=e=>{let t=e.target;Si(t)&&(this.isSingleExpandMode()?this.setSingleExpandMode(t):(t.expanded=!t.expanded,this.activeItemIndex=this.accordionItems.indexOf(t)),this.$emit("change"))}}expandmodeChanged(e,t){if(!this.$fastController.isConnected)return;let r=this.findExpandedItem();if(r){if(t===cn.single){this.setSingleExpandMode(r);return}r?.expandbutton?.removeAttribute("aria-disabled")}}slottedAccordionItemsChanged(e,t){this.setItems()}handleChange(e,t){t==="disabled"?this.setItems():t==="expanded"&&e.expanded&&this.isSingleExpandMode()&&!this._isAdjusting&&(this._isAdjusting=!0,this.setSingleExpandMode(e),this._isAdjusting=!1)}findExpandedItem(){return!this.accordionItems||this.accordionItems?.length===0?null:this.accordionItems.find(e=>Si(e)&&e.expanded)??this.accordionItems[0]}isSingleExpandMode(){return this.expandmode===cn.single}setSingleExpandMode(e){if(this.accordionItems.length===0)return;let t=Array.from(this.accordionItems);this.activeItemIndex=t.indexOf(e),t.forEach((r,i)=>{Si(r)&&(this.activeItemIndex===i?(r.expanded=!0,r.expandbutton?.setAttribute("aria-disabled","true")):(r.expanded=!1,r.hasAttribute("disabled")||r.expandbutton?.removeAttribute("aria-disabled")))})}connectedCallback(){super.connectedCallback(),this.expandmode=this.expandmode||cn.multi,this.setItems()}};n([a({attribute:"expand-mode"})],gr.prototype,"expandmode",void 0);n([m],gr.prototype,"slottedAccordionItems",void 0);function wg(){return h`
    <template>
      <slot ${O({property:"slottedAccordionItems",filter:St()})}></slot>
    </template>
  `}var Dc=wg();var Lc=p`
  ${y("flex")}

  :host {
    flex-direction: column;
    width: 100%;
    contain: content;
  }
`;var Mc={name:Ec,registry:c.registry,styles:Lc,template:Dc};var Oc={primary:"primary",outline:"outline",subtle:"subtle",transparent:"transparent"},_c={circular:"circular",rounded:"rounded",square:"square"},Rc={small:"small",medium:"medium",large:"large"},Ur={submit:"submit",reset:"reset",button:"button"};var Vc=`${c.prefix}-button`;var Wc=Oc,Xc=_c,jc=Rc;var Gc={download:"download",href:"href",hreflang:"hreflang",ping:"ping",referrerpolicy:"referrerpolicy",rel:"rel",target:"target",type:"type"},qc=`${c.prefix}-anchor-button`;var Uc=`${c.prefix}-link`;var Kc=p`
  ${y("inline")}

  :host {
    position: relative;
    box-sizing: border-box;
    background-color: transparent;
    color: ${Hs};
    cursor: pointer;
    font-family: ${S};
    font-size: ${I};
    font-weight: ${H};
    overflow: inherit;
    text-align: start;
    text-decoration: none;
    text-decoration-thickness: ${P};
    text-overflow: inherit;
    user-select: text;
  }

  :host(:hover) {
    outline: none;
    text-decoration-line: underline;
  }

  @media (hover: hover) {
    :host(:hover) {
      color: ${Es};
    }

    :host(:active) {
      color: ${Ds};
    }

    :host([appearance='subtle']:hover) {
      color: ${Ms};
    }

    :host([appearance='subtle']:active) {
      color: ${Os};
    }
  }

  :host([appearance='subtle']) {
    color: ${Ls};
  }

  :host-context(:is(h1, h2, h3, h4, h5, h6, p, fluent-text)),
  :host([inline]) {
    font: inherit;
    text-decoration: underline;
  }

  :host(:focus-visible),
  :host-context(:is(h1, h2, h3, h4, h5, h6, p, fluent-text)):focus-visible,
  :host([inline]:focus-visible) {
    outline-style: none;
    text-decoration-line: underline;
    text-decoration-style: double;
    text-decoration-color: ${X};
  }

  :host(:not([href])) {
    color: inherit;
    text-decoration: none;
  }

  ::slotted(a) {
    position: absolute;
    inset: 0;
  }

  @media (forced-colors: active) {
    :host {
      color: LinkText;
    }
  }
`;function Ng(){return h`
    <template
      tabindex="0"
      @click="${(o,e)=>o.clickHandler(e.event)}"
      @keydown="${(o,e)=>o.keydownHandler(e.event)}"
    >
      <slot></slot>
    </template>
  `}var Yc=Ng();var Zc={name:Uc,registry:c.registry,styles:Kc,template:Yc};var Ue=class extends v{constructor(){super(),this.isMac=navigator.userAgent.includes("Mac"),this.elementInternals=this.attachInternals(),this.internalProxyAnchor=this.createProxyElement(),this.elementInternals.role="link"}connectedCallback(){super.connectedCallback(),this.tabIndex=Number(this.getAttribute("tabindex")??0)<0?-1:0,x.getNotifier(this).subscribe(this),Object.keys(this.$fastController.definition.attributeLookup).forEach(e=>{this.handleChange(this,e)}),this.append(this.internalProxyAnchor)}disconnectedCallback(){super.disconnectedCallback(),x.getNotifier(this).unsubscribe(this)}handleChange(e,t){if(t in Gc){let r=this.$fastController.definition.attributeLookup[t]?.attribute;r&&this.handleProxyAttributeChange(r,this[t])}}clickHandler(e){if(e.composedPath()[0]===this.internalProxyAnchor)return e.stopImmediatePropagation(),!0;if(this.href){let t=e.ctrlKey||e.metaKey;this.handleNavigation(t)}return!0}keydownHandler(e){if(this.href&&e.key==="Enter"){let t=this.isMac&&e.metaKey||e.ctrlKey;this.handleNavigation(t);return}return!0}handleNavigation(e){e?window.open(this.href,"_blank"):this.internalProxyAnchor.click()}handleProxyAttributeChange(e,t){t?this.internalProxyAnchor.setAttribute(e,t):this.internalProxyAnchor.removeAttribute(e)}createProxyElement(){let e=this.internalProxyAnchor??document.createElement("a");return e.inert=!0,e}};n([a],Ue.prototype,"download",void 0);n([a],Ue.prototype,"href",void 0);n([a],Ue.prototype,"hreflang",void 0);n([a],Ue.prototype,"ping",void 0);n([a],Ue.prototype,"referrerpolicy",void 0);n([a],Ue.prototype,"rel",void 0);n([a],Ue.prototype,"target",void 0);n([a],Ue.prototype,"type",void 0);var fr=class extends Ue{constructor(){super(...arguments),this.inline=!1}};n([a],fr.prototype,"appearance",void 0);n([a({mode:"boolean"})],fr.prototype,"inline",void 0);var Pg=/[\(\[\{][^\)\]\}]*[\)\]\}]/g,Fg=/[\0-\u001F\!-/:-@\[-`\{-\u00BF\u0250-\u036F\uD800-\uFFFF]/g,Cg=/^\d+[\d\s]*(:?ext|x|)\s*\d+$/i,Tg=/\s+/g,Ag=/[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uAC00-\uD7AF\uD7B0-\uD7FF\u3040-\u309F\u30A0-\u30FF\u3400-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF]|[\uD840-\uD869][\uDC00-\uDED6]/;function Ig(o,e,t){let r="",i=o.split(" ");return i.length!==0&&(r+=i[0].charAt(0).toUpperCase()),t||(i.length===2?r+=i[1].charAt(0).toUpperCase():i.length===3&&(r+=i[2].charAt(0).toUpperCase())),e&&r.length>1?r.charAt(1)+r.charAt(0):r}function zg(o){return o=o.replace(Pg,""),o=o.replace(Fg,""),o=o.replace(Tg," "),o=o.trim(),o}function dn(o,e,t){return!o||(o=zg(o),Ag.test(o)||!t?.allowPhoneInitials&&Cg.test(o))?"":Ig(o,e,t?.firstInitialOnly)}var _t=class extends v{defaultSlotChanged(){if(!CSS.supports("selector(:has-slotted)")){let e=this.defaultSlot.assignedElements();this.defaultSlot.classList.toggle("has-slotted",e.length>0)}F.enqueue(()=>{this.cleanupSlottedContent()})}monogramChanged(){this.updateMonogram()}slottedDefaultsChanged(){this.defaultSlot&&this.cleanupSlottedContent()}nameChanged(){this.updateMonogram()}initialsChanged(){this.updateMonogram()}constructor(){super(),this.slottedDefaults=[],this.elementInternals=this.attachInternals(),this.elementInternals.role="img"}generateInitials(){return this.initials||dn(this.name,window.getComputedStyle(this).direction==="rtl")}updateMonogram(){this.monogram&&(this.monogram.textContent=this.generateInitials()??"")}cleanupSlottedContent(){this.normalize(),CSS.supports("selector(:has-slotted)")||this.defaultSlot.classList.toggle("has-slotted",!!this.slottedDefaults.length),this.innerText.trim()||this.slottedDefaults.forEach(e=>{e.nodeType===Node.TEXT_NODE&&e.remove()})}};n([m],_t.prototype,"defaultSlot",void 0);n([m],_t.prototype,"monogram",void 0);n([m],_t.prototype,"slottedDefaults",void 0);n([a],_t.prototype,"name",void 0);n([a],_t.prototype,"initials",void 0);var ha={darkRed:"dark-red",cranberry:"cranberry",red:"red",pumpkin:"pumpkin",peach:"peach",marigold:"marigold",gold:"gold",brass:"brass",brown:"brown",forest:"forest",seafoam:"seafoam",darkGreen:"dark-green",lightTeal:"light-teal",teal:"teal",steel:"steel",blue:"blue",royalBlue:"royal-blue",cornflower:"cornflower",navy:"navy",lavender:"lavender",purple:"purple",grape:"grape",lilac:"lilac",pink:"pink",magenta:"magenta",plum:"plum",beige:"beige",mink:"mink",platinum:"platinum",anchor:"anchor"},ma={neutral:"neutral",brand:"brand",colorful:"colorful",...ha};var Jc=`${c.prefix}-avatar`;var Ft=class o extends _t{handleChange(e,t){switch(t){case"color":case"colorId":this.generateColor();break;default:break}}generateInitials(){if(!this.name&&!this.initials)return;let e=this.size??32;return this.initials||dn(this.name,window.getComputedStyle(this).direction==="rtl",{firstInitialOnly:e<=16})}generateColor(){let e=this.color===ma.colorful,t=this.currentColor;this.currentColor=e&&this.colorId?this.colorId:e?o.colors[Hg(this.name??"")%o.colors.length]:this.color??ma.neutral,this.setAttribute("data-color",this.currentColor)}static{this.colors=Object.values(ha)}connectedCallback(){super.connectedCallback(),x.getNotifier(this).subscribe(this),this.generateColor()}disconnectedCallback(){super.disconnectedCallback(),x.getNotifier(this).unsubscribe(this)}};n([a],Ft.prototype,"active",void 0);n([a],Ft.prototype,"shape",void 0);n([a],Ft.prototype,"appearance",void 0);n([a({converter:U})],Ft.prototype,"size",void 0);n([a],Ft.prototype,"color",void 0);n([a({attribute:"color-id"})],Ft.prototype,"colorId",void 0);var Hg=o=>{let e=0;for(let t=o.length-1;t>=0;t--){let r=o.charCodeAt(t),i=t%8;e^=(r<<i)+(r>>8-i)}return e};var Eg=h`<svg
  width="1em"
  height="1em"
  viewBox="0 0 20 20"
  class="default-icon"
  fill="currentcolor"
  aria-hidden="true"
>
  <path
    d="M10 2a4 4 0 100 8 4 4 0 000-8zM7 6a3 3 0 116 0 3 3 0 01-6 0zm-2 5a2 2 0 00-2 2c0 1.7.83 2.97 2.13 3.8A9.14 9.14 0 0010 18c1.85 0 3.58-.39 4.87-1.2A4.35 4.35 0 0017 13a2 2 0 00-2-2H5zm-1 2a1 1 0 011-1h10a1 1 0 011 1c0 1.3-.62 2.28-1.67 2.95A8.16 8.16 0 0110 17a8.16 8.16 0 01-4.33-1.05A3.36 3.36 0 014 13z"
  ></path>
</svg>`;function Dg(){return h`
    <slot class="default-slot" ${O("slottedDefaults")} ${T("defaultSlot")}></slot>
    <span class="monogram" ${T("monogram")}>${o=>o.initials}</span>
    ${Eg}
    <slot name="badge"></slot>
  `}var Qc=Dg();var ko={fastOutSlowInMax:sn,fastOutSlowInMid:at,fastOutSlowInMin:Tc,slowOutFastInMax:Fc,slowOutFastInMid:nt,slowOutFastInMin:Cc,fastEase:ln,normalEase:yo,nullEasing:mr},ed=p`
  ${y("inline-grid")} :host {
    position: relative;
    place-items: center;
    place-content: center;
    grid-template: 1fr / 1fr;
    flex-shrink: 0;
    width: 32px;
    height: 32px;
    font-family: ${S};
    font-weight: ${R};
    font-size: ${I};
    border-radius: ${J};
    color: ${V};
    background-color: ${co};
    contain: layout style;
  }

  .monogram,
  .default-icon {
    grid-area: 1 / 1 / -1 / -1;
  }

  .monogram:empty {
    display: none;
  }

  .default-slot:is(.has-slotted, :has-slotted) ~ .default-icon,
  .default-slot:is(.has-slotted, :has-slotted) ~ .monogram,
  :host(:is([name]):not([name=''])) .default-icon,
  :host(:is([initials]):not([initials=''])) .default-icon {
    display: none;
  }

  .default-icon,
  ::slotted(svg) {
    width: 20px;
    height: 20px;
    font-size: 20px;
  }

  ::slotted(img) {
    box-sizing: border-box;
    width: 100%;
    height: 100%;
    border-radius: ${J};
  }

  ::slotted([slot='badge']) {
    position: absolute;
    bottom: 0;
    right: 0;
    box-shadow: 0 0 0 ${P} ${N};
  }

  :host([size='64']) ::slotted([slot='badge']),
  :host([size='72']) ::slotted([slot='badge']),
  :host([size='96']) ::slotted([slot='badge']),
  :host([size='120']) ::slotted([slot='badge']),
  :host([size='128']) ::slotted([slot='badge']) {
    box-shadow: 0 0 0 ${te} ${N};
  }

  :host([size='16']),
  :host([size='20']),
  :host([size='24']) {
    font-size: ${Lt};
    font-weight: ${H};
  }

  :host([size='16']) {
    width: 16px;
    height: 16px;
  }

  :host([size='20']) {
    width: 20px;
    height: 20px;
  }

  :host([size='24']) {
    width: 24px;
    height: 24px;
  }

  :host([size='16']) .default-icon,
  :host([size='16']) ::slotted(svg) {
    width: 12px;
    height: 12px;
    font-size: 12px;
  }

  :host([size='20']) .default-icon,
  :host([size='24']) .default-icon,
  :host([size='20']) ::slotted(svg),
  :host([size='24']) ::slotted(svg) {
    width: 16px;
    height: 16px;
    font-size: 16px;
  }

  :host([size='28']) {
    width: 28px;
    height: 28px;
    font-size: ${D};
  }

  :host([size='36']) {
    width: 36px;
    height: 36px;
  }

  :host([size='40']) {
    width: 40px;
    height: 40px;
  }

  :host([size='48']),
  :host([size='56']) {
    font-size: ${K};
  }

  :host([size='48']) {
    width: 48px;
    height: 48px;
  }

  :host([size='48']) .default-icon,
  :host([size='48']) ::slotted(svg) {
    width: 24px;
    height: 24px;
    font-size: 24px;
  }

  :host([size='56']) {
    width: 56px;
    height: 56px;
  }

  :host([size='56']) .default-icon,
  :host([size='56']) ::slotted(svg) {
    width: 28px;
    height: 28px;
    font-size: 28px;
  }

  :host([size='64']),
  :host([size='72']),
  :host([size='96']) {
    font-size: ${pt};
  }

  :host([size='64']) .default-icon,
  :host([size='72']) .default-icon,
  :host([size='64']) ::slotted(svg),
  :host([size='72']) ::slotted(svg) {
    width: 32px;
    height: 32px;
    font-size: 32px;
  }

  :host([size='64']) {
    width: 64px;
    height: 64px;
  }

  :host([size='72']) {
    width: 72px;
    height: 72px;
  }

  :host([size='96']) {
    width: 96px;
    height: 96px;
  }

  :host([size='96']) .default-icon,
  :host([size='120']) .default-icon,
  :host([size='128']) .default-icon,
  :host([size='96']) ::slotted(svg),
  :host([size='120']) ::slotted(svg),
  :host([size='128']) ::slotted(svg) {
    width: 48px;
    height: 48px;
    font-size: 48px;
  }

  :host([size='120']),
  :host([size='128']) {
    font-size: ${go};
  }

  :host([size='120']) {
    width: 120px;
    height: 120px;
  }

  :host([size='128']) {
    width: 128px;
    height: 128px;
  }

  :host([shape='square']) {
    border-radius: ${$};
  }

  :host([shape='square'][size='20']),
  :host([shape='square'][size='24']) {
    border-radius: ${fe};
  }

  :host([shape='square'][size='56']),
  :host([shape='square'][size='64']),
  :host([shape='square'][size='72']) {
    border-radius: ${qi};
  }
  :host([shape='square'][size='96']),
  :host([shape='square'][size='120']),
  :host([shape='square'][size='128']) {
    border-radius: ${Ui};
  }

  :host([data-color='brand']) {
    color: ${Bi};
    background-color: ${ca};
  }

  :host([data-color='dark-red']) {
    color: ${zl};
    background-color: ${Il};
  }

  :host([data-color='cranberry']) {
    color: ${Cl};
    background-color: ${Fl};
  }

  :host([data-color='red']) {
    color: ${il};
    background-color: ${rl};
  }

  :host([data-color='pumpkin']) {
    color: ${sc};
    background-color: ${ac};
  }

  :host([data-color='peach']) {
    color: ${Ql};
    background-color: ${Jl};
  }

  :host([data-color='marigold']) {
    color: ${gl};
    background-color: ${Gi};
  }

  :host([data-color='gold']) {
    color: ${Ll};
    background-color: ${Dl};
  }

  :host([data-color='brass']) {
    color: ${$l};
    background-color: ${Sl};
  }

  :host([data-color='brown']) {
    color: ${wl};
    background-color: ${Bl};
  }

  :host([data-color='forest']) {
    color: ${El};
    background-color: ${Hl};
  }

  :host([data-color='seafoam']) {
    color: ${hc};
    background-color: ${pc};
  }

  :host([data-color='dark-green']) {
    color: ${Al};
    background-color: ${Tl};
  }

  :host([data-color='light-teal']) {
    color: ${Wl};
    background-color: ${Vl};
  }

  :host([data-color='teal']) {
    color: ${bc};
    background-color: ${fc};
  }

  :host([data-color='steel']) {
    color: ${gc};
    background-color: ${mc};
  }

  :host([data-color='blue']) {
    color: ${kl};
    background-color: ${yl};
  }

  :host([data-color='royal-blue']) {
    color: ${uc};
    background-color: ${dc};
  }

  :host([data-color='cornflower']) {
    color: ${Pl};
    background-color: ${Nl};
  }

  :host([data-color='navy']) {
    color: ${Zl};
    background-color: ${Yl};
  }

  :host([data-color='lavender']) {
    color: ${Rl};
    background-color: ${_l};
  }

  :host([data-color='purple']) {
    color: ${cc};
    background-color: ${lc};
  }

  :host([data-color='grape']) {
    color: ${Ol};
    background-color: ${Ml};
  }

  :host([data-color='lilac']) {
    color: ${jl};
    background-color: ${Xl};
  }

  :host([data-color='pink']) {
    color: ${tc};
    background-color: ${ec};
  }

  :host([data-color='magenta']) {
    color: ${ql};
    background-color: ${Gl};
  }

  :host([data-color='plum']) {
    color: ${nc};
    background-color: ${ic};
  }

  :host([data-color='beige']) {
    color: ${xl};
    background-color: ${vl};
  }

  :host([data-color='mink']) {
    color: ${Kl};
    background-color: ${Ul};
  }

  :host([data-color='platinum']) {
    color: ${rc};
    background-color: ${oc};
  }

  :host([data-color='anchor']) {
    color: ${bl};
    background-color: ${fl};
  }

  :host([active]) {
    /* Work-around for text pixel snapping at the end of the animation */
    transform: perspective(1px);
    transition-property: transform, opacity;
    transition-duration: ${qr}, ${_o};
    transition-delay: ${ko.fastEase}, ${ko.nullEasing};
  }

  :host([active])::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    bottom: 0;
    right: 0;
    border-radius: inherit;
    transition-property: margin, opacity;
    transition-duration: ${qr}, ${pa};
    transition-delay: ${ko.fastEase}, ${ko.nullEasing};
  }
  :host([active])::before {
    box-shadow: ${kc};
    border-style: solid;
    border-color: ${ca};
  }

  :host([active][appearance='shadow'])::before {
    border-style: none;
    border-color: none;
  }

  :host([active]:not([appearance='shadow']))::before {
    margin: calc(-2 * ${te});
    border-width: ${te};
  }

  :host([size='56'][active]:not([appearance='shadow']))::before,
  :host([size='64'][active]:not([appearance='shadow']))::before {
    margin: calc(-2 * ${_e});
    border-width: ${_e};
  }

  :host([size='72'][active]:not([appearance='shadow']))::before,
  :host([size='96'][active]:not([appearance='shadow']))::before,
  :host([size='120'][active]:not([appearance='shadow']))::before,
  :host([size='128'][active]:not([appearance='shadow']))::before {
    margin: calc(-2 * ${jr});
    border-width: ${jr};
  }

  :host([size='20'][active][appearance])::before,
  :host([size='24'][active][appearance])::before,
  :host([size='28'][active][appearance])::before {
    box-shadow: ${bo};
  }

  :host([size='56'][active][appearance])::before,
  :host([size='64'][active][appearance])::before {
    box-shadow: ${dr};
  }

  :host([size='72'][active][appearance])::before,
  :host([size='96'][active][appearance])::before,
  :host([size='120'][active][appearance])::before,
  :host([size='128'][active][appearance])::before {
    box-shadow: ${Sc};
  }

  :host([active][appearance='ring'])::before {
    box-shadow: none;
  }

  :host([active='inactive']) {
    opacity: 0.8;
    transform: scale(0.875);
    transition-property: transform, opacity;
    transition-duration: ${qr}, ${_o};
    transition-delay: ${ko.fastOutSlowInMin}, ${ko.nullEasing};
  }

  :host([active='inactive'])::before {
    margin: 0;
    opacity: 0;
    transition-property: margin, opacity;
    transition-duration: ${qr}, ${pa};
    transition-delay: ${ko.fastOutSlowInMin}, ${ko.nullEasing};
  }

  @media screen and (prefers-reduced-motion: reduce) {
    :host([active]) {
      transition-duration: 0.01ms;
    }

    :host([active])::before {
      transition-duration: 0.01ms;
      transition-delay: 0.01ms;
    }
  }
`;var td={name:Jc,registry:c.registry,styles:ed,template:Qc};var od={filled:"filled",ghost:"ghost",outline:"outline",tint:"tint"},rd={brand:"brand",danger:"danger",important:"important",informative:"informative",severe:"severe",subtle:"subtle",success:"success",warning:"warning"};var id=`${c.prefix}-badge`;var un=p.partial`
  ${y("inline-flex")} :host {
    position: relative;
    box-sizing: border-box;
    align-items: center;
    justify-content: center;
    font-family: ${S};
    font-weight: ${R};
    font-size: ${D};
    line-height: ${M};
    min-width: 20px;
    height: 20px;
    padding-inline: calc(${G} + ${j});
    border-radius: ${J};
    border-color: ${_};
    background-color: ${Ti};
    color: ${et};
    contain: content;
  }

  ::slotted(svg) {
    font-size: 12px;
  }

  :host(:not([appearance='ghost']))::after {
    position: absolute;
    content: '';
    top: 0;
    left: 0;
    bottom: 0;
    right: 0;
    border-style: solid;
    border-width: ${P};
    border-color: inherit;
    border-radius: inherit;
  }
`,pn=p.partial`
  :host([size='tiny']) {
    width: 6px;
    height: 6px;
    font-size: 4px;
    line-height: 4px;
    padding-inline: 0;
    min-width: unset;
  }
  :host([size='tiny']) ::slotted(svg) {
    font-size: 6px;
  }
  :host([size='extra-small']) {
    width: 10px;
    height: 10px;
    font-size: 6px;
    line-height: 6px;
    padding-inline: 0;
    min-width: unset;
  }
  :host([size='extra-small']) ::slotted(svg) {
    font-size: 10px;
  }
  :host([size='small']) {
    min-width: 16px;
    height: 16px;
    font-size: ${Lt};
    line-height: ${Lo};
    padding-inline: calc(${j} + ${j});
  }
  :host([size='small']) ::slotted(svg) {
    font-size: 12px;
  }
  :host([size='large']) {
    min-width: 24px;
    height: 24px;
    font-size: ${D};
    line-height: ${M};
    padding-inline: calc(${G} + ${j});
  }
  :host([size='large']) ::slotted(svg) {
    font-size: 16px;
  }
  :host([size='extra-large']) {
    min-width: 32px;
    height: 32px;
    font-size: ${D};
    line-height: ${M};
    padding-inline: calc(${ae} + ${j});
  }
  :host([size='extra-large']) ::slotted(svg) {
    font-size: 20px;
  }
`,hn=p.partial`
  :host([color='danger']) {
    background-color: ${Mi};
    color: ${et};
  }

  :host([color='important']) {
    background-color: ${C};
    color: ${N};
  }

  :host([color='informative']) {
    background-color: ${qs};
    color: ${V};
  }

  :host([color='severe']) {
    background-color: ${Wi};
    color: ${et};
  }

  :host([color='subtle']) {
    background-color: ${N};
    color: ${C};
  }

  :host([color='success']) {
    background-color: ${Ri};
    color: ${et};
  }

  :host([color='warning']) {
    background-color: ${pl};
    color: ${js};
  }
`,mn=p.partial`
  :host([appearance='ghost']) {
    color: ${Ho};
    background-color: initial;
  }

  :host([appearance='ghost'][color='danger']) {
    color: ${da};
  }

  :host([appearance='ghost'][color='important']) {
    color: ${C};
  }

  :host([appearance='ghost'][color='informative']) {
    color: ${V};
  }

  :host([appearance='ghost'][color='severe']) {
    color: ${ua};
  }

  :host([appearance='ghost'][color='subtle']) {
    color: ${qe};
  }

  :host([appearance='ghost'][color='success']) {
    color: ${cl};
  }

  :host([appearance='ghost'][color='warning']) {
    color: ${ji};
  }
`,nd=p.partial`
  :host([appearance='outline']) {
    border-color: currentColor;
    color: ${Ho};
    background-color: initial;
  }

  :host([appearance='outline'][color='danger']) {
    color: ${da};
  }

  :host([appearance='outline'][color='important']) {
    color: ${V};
    border-color: ${xe};
  }

  :host([appearance='outline'][color='informative']) {
    color: ${V};
    border-color: ${po};
  }

  :host([appearance='outline'][color='severe']) {
    color: ${ua};
  }

  :host([appearance='outline'][color='subtle']) {
    color: ${Bi};
  }

  :host([appearance='outline'][color='success']) {
    color: ${ll};
  }

  :host([appearance='outline'][color='warning']) {
    color: ${ji};
  }
`,ad=p.partial`
  :host([appearance='tint']) {
    background-color: ${zi};
    color: ${Xs};
    border-color: ${Ei};
  }

  :host([appearance='tint'][color='danger']) {
    background-color: ${Li};
    color: ${sr};
    border-color: ${Oi};
  }

  :host([appearance='tint'][color='important']) {
    background-color: ${V};
    color: ${N};
    border-color: ${_};
  }

  :host([appearance='tint'][color='informative']) {
    background-color: ${Gs};
    color: ${V};
    border-color: ${po};
  }

  :host([appearance='tint'][color='severe']) {
    background-color: ${Vi};
    color: ${dl};
    border-color: ${Xi};
  }

  :host([appearance='tint'][color='subtle']) {
    background-color: ${N};
    color: ${V};
    border-color: ${po};
  }

  :host([appearance='tint'][color='success']) {
    background-color: ${_i};
    color: ${sl};
    border-color: ${al};
  }

  :host([appearance='tint'][color='warning']) {
    background-color: ${ul};
    color: ${ji};
    border-color: ${hl};
  }
`;var sd=p`
  :host([shape='square']) {
    border-radius: ${mo};
  }

  :host([shape='rounded']) {
    border-radius: ${$};
  }

  :host([shape='rounded']:is([size='tiny'], [size='extra-small'], [size='small'])) {
    border-radius: ${fe};
  }

  ${ad}
  ${nd}
  ${mn}
  ${hn}
  ${pn}
  ${un}

  @media (forced-colors: active) {
    :host,
    :host([appearance='outline']),
    :host([appearance='tint']) {
      border-color: CanvasText;
    }
  }
`;function Lg(o={}){return h`
    ${me(o)}
    <slot>${Z(o.defaultContent)}</slot>
    ${Ae(o)}
  `}var ld=Lg();var cd={name:id,registry:c.registry,styles:sd,template:ld};var Rt=class extends v{constructor(){super(...arguments),this.appearance=od.filled,this.color=rd.brand}};n([a],Rt.prototype,"appearance",void 0);n([a],Rt.prototype,"color",void 0);n([a],Rt.prototype,"shape",void 0);n([a],Rt.prototype,"size",void 0);Ie(Rt,$e);var ga=p`
  ${y("inline-flex")}

  :host {
    --icon-spacing: ${ae};
    position: relative;
    contain: layout style;
    vertical-align: middle;
    align-items: center;
    box-sizing: border-box;
    justify-content: center;
    text-align: center;
    text-decoration-line: none;
    margin: 0;
    min-height: 32px;
    outline-style: none;
    background-color: ${N};
    color: ${C};
    border: ${P} solid ${ye};
    padding: 0 ${q};
    min-width: 96px;
    border-radius: ${$};
    font-size: ${I};
    font-family: ${S};
    font-weight: ${R};
    line-height: ${E};
    transition-duration: ${_o};
    transition-property: background, border, color;
    transition-timing-function: ${yo};
    cursor: pointer;
    user-select: none;
  }

  .content {
    display: inherit;
  }

  :host(:hover) {
    background-color: ${lo};
    color: ${$i};
    border-color: ${it};
  }

  :host(:hover:active) {
    background-color: ${ar};
    border-color: ${Nt};
    color: ${Cs};
    outline-style: none;
  }

  :host(:focus-visible) {
    border-color: ${_};
    outline: ${te} solid ${_};
    box-shadow: ${bo}, 0 0 0 2px ${X};
  }

  @media screen and (prefers-reduced-motion: reduce) {
    :host {
      transition-duration: 0.01ms;
    }
  }

  ::slotted(svg) {
    font-size: 20px;
    height: 20px;
    width: 20px;
    fill: currentColor;
  }

  ::slotted([slot='start']) {
    margin-inline-end: var(--icon-spacing);
  }

  ::slotted([slot='end']),
  [slot='end'] {
    flex-shrink: 0;
    margin-inline-start: var(--icon-spacing);
  }

  :host([icon-only]) {
    min-width: 32px;
    max-width: 32px;
  }

  :host([size='small']) {
    --icon-spacing: ${G};
    min-height: 24px;
    min-width: 64px;
    padding: 0 ${Be};
    border-radius: ${fe};
    font-size: ${D};
    line-height: ${M};
    font-weight: ${H};
  }

  :host([size='small'][icon-only]) {
    min-width: 24px;
    max-width: 24px;
  }

  :host([size='large']) {
    min-height: 40px;
    border-radius: ${qi};
    padding: 0 ${$c};
    font-size: ${K};
    line-height: ${Q};
  }

  :host([size='large'][icon-only]) {
    min-width: 40px;
    max-width: 40px;
  }

  :host([size='large']) ::slotted(svg) {
    font-size: 24px;
    height: 24px;
    width: 24px;
  }

  :host(:is([shape='circular'], [shape='circular']:focus-visible)) {
    border-radius: ${J};
  }

  :host(:is([shape='square'], [shape='square']:focus-visible)) {
    border-radius: ${mo};
  }

  :host([appearance='primary']) {
    background-color: ${Ti};
    color: ${et};
    border-color: transparent;
  }

  :host([appearance='primary']:hover) {
    background-color: ${Ai};
  }

  :host([appearance='primary']:is(:hover, :hover:active):not(:focus-visible)) {
    border-color: transparent;
  }

  :host([appearance='primary']:is(:hover, :hover:active)) {
    color: ${et};
  }

  :host([appearance='primary']:hover:active) {
    background-color: ${Ii};
  }

  :host([appearance='primary']:focus-visible) {
    border-color: ${et};
    box-shadow: ${cr}, 0 0 0 2px ${X};
  }

  :host([appearance='outline']) {
    background-color: ${ne};
  }

  :host([appearance='outline']:hover) {
    background-color: ${Eo};
  }

  :host([appearance='outline']:hover:active) {
    background-color: ${Do};
  }

  :host([appearance='subtle']) {
    background-color: ${Pi};
    color: ${ge};
    border-color: transparent;
  }

  :host([appearance='subtle']:hover) {
    background-color: ${uo};
    color: ${dt};
    border-color: transparent;
  }

  :host([appearance='subtle']:hover:active) {
    background-color: ${Dt};
    color: ${ut};
    border-color: transparent;
  }

  :host([appearance='subtle']:hover) ::slotted(svg) {
    fill: ${Io};
  }

  :host([appearance='subtle']:hover:active) ::slotted(svg) {
    fill: ${zo};
  }

  :host([appearance='transparent']) {
    background-color: ${ne};
    color: ${ge};
  }

  :host([appearance='transparent']:hover) {
    background-color: ${Eo};
    color: ${Io};
  }

  :host([appearance='transparent']:hover:active) {
    background-color: ${Do};
    color: ${zo};
  }

  :host(:is([appearance='transparent'], [appearance='transparent']:is(:hover, :active))) {
    border-color: transparent;
  }
`,So=p`
  ${ga}

  :host(:is(:disabled, [disabled], [disabled-focusable], [appearance]:disabled, [appearance][disabled], [appearance][disabled-focusable])),
  :host(:is(:disabled, [disabled], [disabled-focusable], [appearance]:disabled, [appearance][disabled], [appearance][disabled-focusable]):hover),
  :host(:is(:disabled, [disabled], [disabled-focusable], [appearance]:disabled, [appearance][disabled], [appearance][disabled-focusable]):hover:active) {
    background-color: ${ze};
    border-color: ${de};
    color: ${z};
    cursor: not-allowed;
  }

  :host([appearance='primary']:is(:disabled, [disabled], [disabled-focusable])),
  :host([appearance='primary']:is(:disabled, [disabled], [disabled-focusable]):is(:hover, :hover:active)) {
    border-color: transparent;
  }

  :host([appearance='outline']:is(:disabled, [disabled], [disabled-focusable])),
  :host([appearance='outline']:is(:disabled, [disabled], [disabled-focusable]):is(:hover, :hover:active)) {
    background-color: ${ne};
  }

  :host([appearance='subtle']:is(:disabled, [disabled], [disabled-focusable])),
  :host([appearance='subtle']:is(:disabled, [disabled], [disabled-focusable]):is(:hover, :hover:active)) {
    background-color: ${ne};
    border-color: transparent;
  }

  :host([appearance='transparent']:is(:disabled, [disabled], [disabled-focusable])),
  :host([appearance='transparent']:is(:disabled, [disabled], [disabled-focusable]):is(:hover, :hover:active)) {
    border-color: transparent;
    background-color: ${ne};
  }

  @media (forced-colors: active) {
    :host {
      background-color: ButtonFace;
      color: ButtonText;
    }

    :host(:is(:hover, :focus-visible)) {
      border-color: Highlight !important;
    }

    :host([appearance='primary']:not(:is(:hover, :focus-visible))) {
      background-color: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    :host(
        :is(
            :disabled,
            [disabled],
            [disabled-focusable],
            [appearance]:disabled,
            [appearance][disabled],
            [appearance][disabled-focusable]
          )
      ) {
      background-color: ButtonFace;
      color: GrayText;
      border-color: ButtonText;
    }
  }
`;function Kr(o={}){return h`
    <template
      @click="${(e,t)=>e.clickHandler(t.event)}"
      @keypress="${(e,t)=>e.keypressHandler(t.event)}"
    >
      ${me(o)}
      <span class="content" part="content">
        <slot ${O("defaultSlottedContent")}></slot>
      </span>
      ${Ae(o)}
    </template>
  `}var dd=Kr();var ud={name:Vc,registry:c.registry,styles:So,template:dd};function Ne(o){let e=o.ownerDocument;o?.isConnected&&o?.hasAttribute("autofocus")&&o?.checkVisibility?.({contentVisibilityAuto:!0,visibilityProperty:!0})&&[null,o,e.body,e.documentElement].includes(e.activeElement)&&F.enqueue(()=>{o.focus()})}var Ee=class extends v{disabledChanged(){this.setTabIndex()}disabledFocusableChanged(e,t){this.elementInternals&&(this.elementInternals.ariaDisabled=`${!!t}`)}get form(){return this.elementInternals.form}static{this.formAssociated=!0}get labels(){return Object.freeze(Array.from(this.elementInternals.labels))}typeChanged(e,t){t!==Ur.submit&&(this.formSubmissionFallbackControl?.remove(),this.shadowRoot?.querySelector('slot[name="internal"]')?.remove())}clickHandler(e){if(e&&this.disabledFocusable){e.stopImmediatePropagation();return}return this.press(),!0}connectedCallback(){super.connectedCallback(),this.elementInternals.ariaDisabled=`${!!this.disabledFocusable}`,this.setTabIndex(),Ne(this)}constructor(){super(),this.disabledFocusable=!1,this.elementInternals=this.attachInternals(),this.elementInternals.role="button"}createAndInsertFormSubmissionFallbackControl(){let e=this.formSubmissionFallbackControlSlot??document.createElement("slot");e.setAttribute("name","internal"),this.shadowRoot?.appendChild(e),this.formSubmissionFallbackControlSlot=e;let t=this.formSubmissionFallbackControl??document.createElement("button");t.style.display="none",t.setAttribute("type","submit"),t.setAttribute("slot","internal"),this.formNoValidate&&t.toggleAttribute("formnovalidate",!0),this.elementInternals.form?.id&&t.setAttribute("form",this.elementInternals.form.id),this.name&&t.setAttribute("name",this.name),this.value&&t.setAttribute("value",this.value),this.formAction&&t.setAttribute("formaction",this.formAction??""),this.formEnctype&&t.setAttribute("formenctype",this.formEnctype??""),this.formMethod&&t.setAttribute("formmethod",this.formMethod??""),this.formTarget&&t.setAttribute("formtarget",this.formTarget??""),this.append(t),this.formSubmissionFallbackControl=t}formDisabledCallback(e){this.disabled=e}keypressHandler(e){if(e&&this.disabledFocusable){e.stopImmediatePropagation();return}if(e.key==="Enter"||e.key===" "){this.click();return}return!0}press(){switch(this.type){case Ur.reset:{this.resetForm();break}case Ur.submit:{this.submitForm();break}}}resetForm(){this.elementInternals.form?.reset()}setTabIndex(){if(this.disabled){this.removeAttribute("tabindex");return}this.tabIndex=Number(this.getAttribute("tabindex")??0)<0?-1:0}submitForm(){if(!(!this.elementInternals.form||this.disabled||this.type!==Ur.submit)){if(!this.name&&!this.formAction&&!this.formEnctype&&!this.formAttribute&&!this.formMethod&&!this.formNoValidate&&!this.formTarget){this.elementInternals.form.requestSubmit();return}try{this.elementInternals.setFormValue(this.value??""),this.elementInternals.form.requestSubmit(this)}catch{this.createAndInsertFormSubmissionFallbackControl(),this.elementInternals.setFormValue(null),this.elementInternals.form.requestSubmit(this.formSubmissionFallbackControl)}}}};n([m],Ee.prototype,"defaultSlottedContent",void 0);n([a({mode:"boolean"})],Ee.prototype,"disabled",void 0);n([a({attribute:"disabled-focusable",mode:"boolean"})],Ee.prototype,"disabledFocusable",void 0);n([a({attribute:"formaction"})],Ee.prototype,"formAction",void 0);n([a({attribute:"form"})],Ee.prototype,"formAttribute",void 0);n([a({attribute:"formenctype"})],Ee.prototype,"formEnctype",void 0);n([a({attribute:"formmethod"})],Ee.prototype,"formMethod",void 0);n([a({attribute:"formnovalidate",mode:"boolean"})],Ee.prototype,"formNoValidate",void 0);n([a({attribute:"formtarget"})],Ee.prototype,"formTarget",void 0);n([a],Ee.prototype,"name",void 0);n([a],Ee.prototype,"type",void 0);n([a],Ee.prototype,"value",void 0);var Re=class extends Ee{constructor(){super(...arguments),this.iconOnly=!1}};n([a],Re.prototype,"appearance",void 0);n([a],Re.prototype,"shape",void 0);n([a],Re.prototype,"size",void 0);n([a({attribute:"icon-only",mode:"boolean"})],Re.prototype,"iconOnly",void 0);Ie(Re,$e);var pd=`${c.prefix}-checkbox`;var br=CSS.supports("anchor-name: --a"),hd="anchor"in HTMLElement.prototype,fa=CSS.supports("selector(:state(g))");var md=new Map;function W(o){return md.get(o)??md.set(o,fa?`:state(${o})`:`[state--${o}]`).get(o)}function w(o,e,t){if(!(!e||!o)){if(!fa){o.shadowRoot.host.toggleAttribute(`state--${e}`,t);return}if(t??!o.states.has(e)){o.states.add(e);return}o.states.delete(e)}}var ba=new WeakMap;function va(o,e){if(!o||!e)return!1;if(ba.has(o))return ba.get(o).has(e);let t=new Set(Object.values(o));return ba.set(o,t),t.has(e)}function ht(o,e="",t="",r,i=""){w(o,`${i}${e}`,!1),(!r||va(r,t))&&w(o,`${i}${t}`,!0)}var gd=W("active"),fd=W("bad-input"),A=W("checked"),bd=W("custom-error"),vd=W("description"),Pe=W("disabled"),B=":is([disabled], :disabled)",hk=W("error"),xd=W("flip-block"),yd=W("focus-visible"),mk=W("has-message"),$o=W("indeterminate"),Ro=W("multiple"),kd=W("open"),Sd=W("pattern-mismatch"),$d=W("placeholder-shown"),oe=W("pressed"),Bd=W("range-overflow"),wd=W("range-underflow"),Nd=W("required"),gn=W("selected"),Pd=W("step-mismatch"),xa=W("submenu"),Fd=W("too-long"),Cd=W("too-short"),Td=W("type-mismatch"),Ad=W("user-invalid"),Id=W("valid"),zd=W("value-missing");var Hd=p`
  ${y("inline-flex")}

  :host {
    --size: 16px;
    background-color: ${N};
    border-radius: ${fe};
    border: ${P} solid ${xe};
    box-sizing: border-box;
    cursor: pointer;
    position: relative;
    width: var(--size);
  }

  :host,
  .indeterminate-indicator,
  .checked-indicator {
    aspect-ratio: 1;
  }

  :host(:hover) {
    border-color: ${ot};
  }

  :host(:active) {
    border-color: ${rt};
  }

  :host(${A}:hover) {
    background-color: ${vt};
    border-color: ${el};
  }

  :host(${A}:active) {
    background-color: ${xt};
    border-color: ${Di};
  }

  :host(:focus-visible) {
    outline: none;
  }

  :host(:not([slot='input']))::after {
    content: '';
    position: absolute;
    inset: -8px;
    box-sizing: border-box;
    outline: none;
    border: ${te} solid ${_};
    border-radius: ${$};
  }

  :host(:not([slot='input']):focus-visible)::after {
    border-color: ${X};
  }

  .indeterminate-indicator,
  .checked-indicator {
    color: ${qe};
    inset: 0;
    margin: auto;
    position: absolute;
  }

  ::slotted([slot='checked-indicator']),
  .checked-indicator {
    fill: currentColor;
    display: inline-flex;
    flex: 1 0 auto;
    width: 12px;
  }

  :host(:not(${A})) *:is(::slotted([slot='checked-indicator']), .checked-indicator) {
    display: none;
  }

  :host(${A}),
  :host(${$o}) {
    border-color: ${He};
  }

  :host(${A}),
  :host(${$o}) .indeterminate-indicator {
    background-color: ${tt};
  }

  :host(${$o}) .indeterminate-indicator {
    border-radius: ${fe};
    position: absolute;
    width: calc(var(--size) / 2);
    inset: 0;
  }

  :host([size='large']) {
    --size: 20px;
  }

  :host([size='large']) ::slotted([slot='checked-indicator']),
  :host([size='large']) .checked-indicator {
    width: 16px;
  }

  :host([shape='circular']),
  :host([shape='circular']) .indeterminate-indicator {
    border-radius: ${J};
  }

  :host(${B}),
  :host(${B}${A}) {
    background-color: ${ze};
    border-color: ${de};
  }

  :host(${B}) {
    cursor: unset;
  }

  :host(${B}${$o}) .indeterminate-indicator {
    background-color: ${de};
  }

  :host(${B}${A}) .checked-indicator {
    color: ${de};
  }

  @media (forced-colors: active) {
    :host {
      border-color: FieldText;
    }

    :host(:not([slot='input']:focus-visible))::after {
      border-color: Canvas;
    }

    :host(:not(${B}):hover),
    :host(${A}:not(${B}):hover),
    :host(:not([slot='input']):focus-visible)::after {
      border-color: Highlight;
    }

    .indeterminate-indicator,
    .checked-indicator {
      color: HighlightText;
    }

    :host(${A}),
    :host(${$o}) .indeterminate-indicator {
      background-color: FieldText;
    }

    :host(${A}:not(${B}):hover),
    :host(${$o}:not(${B}):hover) .indeterminate-indicator {
      background-color: Highlight;
    }

    :host(${B}) {
      border-color: GrayText;
    }

    :host(${B}${$o}) .indeterminate-indicator {
      background-color: GrayText;
    }

    :host(${B}),
    :host(${B}${A}) .checked-indicator {
      color: GrayText;
    }
  }
`;var Mg=h.partial(`
    <svg
        fill="currentColor"
        aria-hidden="true"
        class="checked-indicator"
        width="1em"
        height="1em"
        viewBox="0 0 12 12"
        xmlns="http://www.w3.org/2000/svg">
            <path d="M9.76 3.2c.3.29.32.76.04 1.06l-4.25 4.5a.75.75 0 0 1-1.08.02L2.22 6.53a.75.75 0 0 1 1.06-1.06l1.7 1.7L8.7 3.24a.75.75 0 0 1 1.06-.04Z" fill="currentColor"></path>
    </svg>
`),Og=h.partial(`
    <span class="indeterminate-indicator"></span>
`);function _g(o={}){return h`
    <template
      @click="${(e,t)=>e.clickHandler(t.event)}"
      @input="${(e,t)=>e.inputHandler(t.event)}"
      @keydown="${(e,t)=>e.keydownHandler(t.event)}"
      @keyup="${(e,t)=>e.keyupHandler(t.event)}"
    >
      <slot name="checked-indicator">${Z(o.checkedIndicator)}</slot>
      <slot name="indeterminate-indicator">${Z(o.indeterminateIndicator)}</slot>
    </template>
  `}var Ed=_g({checkedIndicator:Mg,indeterminateIndicator:Og});var Dd={name:pd,registry:c.registry,styles:Hd,template:Ed};var Ve=class extends v{constructor(){super(...arguments),this.initialValue="on",this._keydownPressed=!1,this.dirtyChecked=!1,this.elementInternals=this.attachInternals(),this._validationFallbackMessage="",this._value=this.initialValue}get checked(){return x.track(this,"checked"),!!this._checked}set checked(e){this._checked=e,this.setFormValue(e?this.value:null),this.setValidity(),this.setAriaChecked(),w(this.elementInternals,"checked",e),x.notify(this,"checked")}disabledChanged(e,t){this.disabled?this.removeAttribute("tabindex"):this.tabIndex=Number(this.getAttribute("tabindex")??0)<0?-1:0,this.elementInternals.ariaDisabled=this.disabled?"true":"false",w(this.elementInternals,"disabled",this.disabled)}disabledAttributeChanged(e,t){this.disabled=!!t}initialCheckedChanged(e,t){this.dirtyChecked||(this.checked=!!t)}initialValueChanged(e,t){this._value=t}requiredChanged(e,t){this.elementInternals&&(this.setValidity(),this.elementInternals.ariaRequired=this.required?"true":"false")}get form(){return this.elementInternals.form}static{this.formAssociated=!0}get labels(){return Object.freeze(Array.from(this.elementInternals.labels))}get validationMessage(){if(this.elementInternals?.validationMessage)return this.elementInternals.validationMessage;if(!this._validationFallbackMessage){let e=document.createElement("input");e.type="checkbox",e.required=!0,e.checked=!1,this._validationFallbackMessage=e.validationMessage}return this._validationFallbackMessage}get validity(){return this.elementInternals.validity}get value(){return x.track(this,"value"),this._value}set value(e){this._value=e,this.elementInternals&&(this.setFormValue(e),this.setValidity()),x.notify(this,"value")}get willValidate(){return this.elementInternals.willValidate}checkValidity(){return this.elementInternals.checkValidity()}clickHandler(e){if(this.disabled)return;this.dirtyChecked=!0;let t=this.checked;return this.toggleChecked(),t!==this.checked&&(this.$emit("change"),this.$emit("input")),!0}connectedCallback(){super.connectedCallback(),this.disabled=!!this.disabledAttribute,this.setAriaChecked(),this.setValidity(),Ne(this)}inputHandler(e){return this.setFormValue(this.value),this.setValidity(),!0}keydownHandler(e){if(e.key!==" ")return!0;this._keydownPressed=!0}keyupHandler(e){if(!this._keydownPressed||e.key!==" ")return!0;this._keydownPressed=!1,this.click()}formResetCallback(){this.checked=this.initialChecked??!1,this.dirtyChecked=!1,this.setValidity()}reportValidity(){return this.elementInternals.reportValidity()}setAriaChecked(e=this.checked){this.elementInternals&&(this.elementInternals.ariaChecked=e?"true":"false")}setFormValue(e,t){this.elementInternals?.setFormValue(e,e??t)}setCustomValidity(e){this.elementInternals.setValidity({customError:!0},e),this.setValidity()}setValidity(e,t,r){if(this.elementInternals){if(this.disabled||!this.required){this.elementInternals.setValidity({});return}this.elementInternals.setValidity({valueMissing:!!this.required&&!this.checked,...e},t??this.validationMessage,r)}}toggleChecked(e=!this.checked){this.checked=e}};n([m],Ve.prototype,"disabled",void 0);n([a({attribute:"disabled",mode:"boolean"})],Ve.prototype,"disabledAttribute",void 0);n([a({attribute:"form"})],Ve.prototype,"formAttribute",void 0);n([a({attribute:"checked",mode:"boolean"})],Ve.prototype,"initialChecked",void 0);n([a({attribute:"value",mode:"fromView"})],Ve.prototype,"initialValue",void 0);n([a],Ve.prototype,"name",void 0);n([a({mode:"boolean"})],Ve.prototype,"required",void 0);var Vo=class extends Ve{indeterminateChanged(e,t){this.setAriaChecked(),w(this.elementInternals,"indeterminate",t)}constructor(){super(),this.elementInternals.role="checkbox"}setAriaChecked(e=this.checked){if(this.indeterminate){this.elementInternals.ariaChecked="mixed";return}super.setAriaChecked(e)}toggleChecked(e=!this.checked){this.indeterminate=!1,super.toggleChecked(e)}};n([m],Vo.prototype,"indeterminate",void 0);n([a],Vo.prototype,"shape",void 0);n([a],Vo.prototype,"size",void 0);var fn=class extends Re{};var Ld=`${c.prefix}-compound-button`;function Rg(o={}){return h`
    <template
      @click="${(e,t)=>e.clickHandler(t.event)}"
      @keypress="${(e,t)=>e.keypressHandler(t.event)}"
    >
      ${me(o)}
      <span class="content" part="content">
        <slot ${O("defaultSlottedContent")}></slot>
        <slot name="description"></slot>
      </span>
      ${Ae(o)}
    </template>
  `}var Md=Rg();var Od=p`
  ${So}

  :host,
  :host(:is([size])) {
    gap: 12px;
    height: auto;
    padding-top: 14px;
    padding-inline: 12px;
    padding-bottom: 16px;
    font-size: ${I};
    line-height: ${E};
  }

  .content {
    display: flex;
    flex-direction: column;
    text-align: start;
  }

  ::slotted([slot='description']) {
    color: ${ge};
    line-height: 100%;
    font-size: ${D};
    font-weight: ${H};
  }

  ::slotted(svg),
  :host([size='large']) ::slotted(svg) {
    font-size: 40px;
    height: 40px;
    width: 40px;
  }

  :host(:hover) ::slotted([slot='description']) {
    color: ${dt};
  }

  :host(:active) ::slotted([slot='description']) {
    color: ${ut};
  }

  :host(:is([appearance='primary'], [appearance='primary']:is(:hover, :active))) ::slotted([slot='description']) {
    color: ${et};
  }

  :host(:is([appearance='transparent'], [appearance='subtle'], [appearance='subtle']:is(:hover, :active)))
    ::slotted([slot='description']) {
    color: ${ge};
  }

  :host([appearance='transparent']:hover) ::slotted([slot='description']) {
    color: ${Io};
  }

  :host([appearance='transparent']:active) ::slotted([slot='description']) {
    color: ${zo};
  }

  :host(
      :is(
          :disabled,
          :disabled[appearance],
          [disabled],
          [disabled][appearance],
          [disabled-focusable],
          [disabled-focusable][appearance]
        )
    )
    ::slotted([slot='description']) {
    color: ${z};
  }

  :host([size='small']) {
    padding: 8px;
    padding-bottom: 10px;
  }

  :host([icon-only]) {
    min-width: 52px;
    max-width: 52px;
    padding: ${ae};
  }

  :host([icon-only][size='small']) {
    min-width: 48px;
    max-width: 48px;
    padding: ${G};
  }

  :host([icon-only][size='large']) {
    min-width: 56px;
    max-width: 56px;
    padding: ${Be};
  }

  :host([size='large']) {
    padding-top: 18px;
    padding-inline: 16px;
    padding-bottom: 20px;
    font-size: ${K};
    line-height: ${Q};
  }
  :host([size='large']) ::slotted([slot='description']) {
    font-size: ${I};
  }

  @media (forced-colors: active) {
    :host([appearance='primary']:not(:hover, :focus-visible, :disabled, [disabled], [disabled-focusable]))
      ::slotted([slot='description']) {
      color: HighlightText;
    }
  }
`;var _d={name:Ld,registry:c.registry,styles:Od,template:Md};var Vt=class extends v{constructor(){super(...arguments),this.elementInternals=this.attachInternals(),this.count=0,this.overflowCount=99,this.showZero=!1,this.dot=!1}get displayValue(){let e=this.count??0;return!this.showZero&&e===0||this.dot?"":this.overflowCount>0&&e>this.overflowCount?`${this.overflowCount}+`:`${e}`}};n([a({converter:U})],Vt.prototype,"count",void 0);n([a({attribute:"overflow-count",converter:U})],Vt.prototype,"overflowCount",void 0);n([a({attribute:"show-zero",mode:"boolean"})],Vt.prototype,"showZero",void 0);n([a({mode:"boolean"})],Vt.prototype,"dot",void 0);n([Se],Vt.prototype,"displayValue",null);var Rd=`${c.prefix}-counter-badge`;var Vd=p`
  :host([shape='rounded']) {
    border-radius: ${$};
  }

  :host([shape='rounded']:is([size='tiny'], [size='extra-small'], [size='small'])) {
    border-radius: ${fe};
  }

  ${pn}
  ${hn}
  ${mn}
  ${un}

  :host(:is([dot], [dot][appearance][size])) {
    min-width: auto;
    width: 6px;
    height: 6px;
    padding: 0;
  }
`;function Vg(o={}){return h`
    ${me(o)}
    <span>${e=>e.displayValue}</span>
    ${Ae(o)}
  `}var Wd=Vg();var Xd={name:Rd,registry:c.registry,styles:Vd,template:Wd};var Wt=class extends Vt{};n([a],Wt.prototype,"appearance",void 0);n([a],Wt.prototype,"color",void 0);n([a],Wt.prototype,"shape",void 0);n([a],Wt.prototype,"size",void 0);Ie(Wt,$e);var Bo={modal:"modal",nonModal:"non-modal",alert:"alert"};function bn(o,e="-dialog"){return o?.nodeType!==Node.ELEMENT_NODE?!1:o.tagName.toLowerCase().endsWith(e)}var jd=`${c.prefix}-dialog`;var Ke=class extends v{constructor(){super(...arguments),this.emitToggle=()=>{this.$emit("toggle",{oldState:this.dialog.open?"closed":"open",newState:this.dialog.open?"open":"closed"})}}get dialogDescribedby(){if(this.dialog)return this.ariaDescribedby}get dialogLabel(){if(this.dialog)return this.ariaLabel}get dialogLabelledby(){if(this.dialog)return this.ariaLabelledby}get dialogModal(){if(this.dialog&&this.type!==Bo.nonModal)return!0}get dialogRole(){if(this.dialog&&this.type===Bo.alert)return"alertdialog"}connectedCallback(){super.connectedCallback(),F.enqueue(()=>{this.type=this.type??Bo.modal})}emitBeforeToggle(){this.$emit("beforetoggle",{oldState:this.dialog.open?"open":"closed",newState:this.dialog.open?"closed":"open"})}show(){F.enqueue(()=>{this.emitBeforeToggle(),this.type===Bo.alert||this.type===Bo.modal?this.dialog.showModal():this.type===Bo.nonModal&&this.dialog.show(),this.querySelector("[autofocus]")?.focus?.(),this.emitToggle()})}hide(){this.emitBeforeToggle(),this.dialog.close(),this.emitToggle()}clickHandler(e){return this.dialog.open&&this.type!==Bo.alert&&e.target===this.dialog&&this.hide(),!0}};n([m],Ke.prototype,"dialog",void 0);n([a({attribute:"aria-describedby"})],Ke.prototype,"ariaDescribedby",void 0);n([a({attribute:"aria-labelledby"})],Ke.prototype,"ariaLabelledby",void 0);n([a({attribute:"aria-label"})],Ke.prototype,"ariaLabel",void 0);n([a],Ke.prototype,"type",void 0);n([Se],Ke.prototype,"dialogDescribedby",null);n([Se],Ke.prototype,"dialogLabel",null);n([Se],Ke.prototype,"dialogLabelledby",null);n([Se],Ke.prototype,"dialogModal",null);n([Se],Ke.prototype,"dialogRole",null);var Gd=p`
  @layer base {
    :host {
      --dialog-backdrop: ${Vr};
      --dialog-starting-scale: 0.85;
    }

    ::backdrop {
      background: var(--dialog-backdrop, rgba(0, 0, 0, 0.4));
    }

    dialog {
      background: ${N};
      border-radius: ${Ui};
      border: none;
      box-shadow: ${nn};
      color: ${C};
      max-height: 100vh;
      padding: 0;
      width: 100%;
      max-width: 600px;
    }

    :host([type='non-modal']) dialog {
      inset: 0;
      z-index: 2;
      overflow: auto;
    }

    @supports (max-height: 1dvh) {
      dialog {
        max-height: 100dvh;
      }
    }
  }

  @layer animations {
    /* Disable animations for reduced motion */
    @media (prefers-reduced-motion: no-preference) {
      dialog,
      ::backdrop {
        transition: display allow-discrete, opacity, overlay allow-discrete, scale;
        transition-duration: ${Gr};
        transition-timing-function: ${at};
        /* Set opacity to 0 when closed */
        opacity: 0;
      }
      ::backdrop {
        transition-timing-function: ${mr};
      }

      /* Set opacity to 1 when open */
      [open],
      [open]::backdrop {
        opacity: 1;
      }

      /* Exit styles for dialog */
      dialog:not([open]) {
        /* Make small when leaving */
        scale: var(--dialog-starting-scale);
        /* Faster leaving the stage then entering */
        transition-timing-function: ${nt};
      }
    }

    @starting-style {
      [open],
      [open]::backdrop {
        opacity: 0;
      }

      dialog {
        scale: var(--dialog-starting-scale);
      }
    }
  }

  @media (forced-colors: active) {
    @layer base {
      dialog {
        border: ${P} solid ${_};
      }
    }
  }
`;var qd=h`
  <dialog
    class="dialog"
    part="dialog"
    aria-modal="${o=>o.dialogModal}"
    aria-describedby="${o=>o.dialogDescribedby}"
    aria-labelledby="${o=>o.dialogLabelledby}"
    aria-label="${o=>o.dialogLabel}"
    role="${o=>o.dialogRole}"
    @click="${(o,e)=>o.clickHandler(e.event)}"
    @cancel="${o=>o.hide()}"
    ${T("dialog")}
  >
    <div tabindex="-1"></div>
    <slot></slot>
  </dialog>
`;var Ud={name:jd,registry:c.registry,styles:Gd,template:qd};var vn=class extends v{clickHandler(e){if(!e.defaultPrevented){let t=this.parentElement;bn(t)&&t.hide()}return!0}};var Kd=`${c.prefix}-dialog-body`;var Yd=p`
  ${y("grid")}

  :host {
    background: ${N};
    box-sizing: border-box;
    gap: ${se};
    padding: ${Mt} ${Mo};
    container: dialog-body / inline-size;
  }

  .title {
    box-sizing: border-box;
    align-items: flex-start;
    background: ${N};
    color: ${C};
    column-gap: 8px;
    display: flex;
    font-family: ${S};
    font-size: ${pt};
    font-weight: ${R};
    inset-block-start: 0;
    justify-content: space-between;
    line-height: ${fo};
    margin-block-end: calc(${se} * -1);
    margin-block-start: calc(${Mt} * -1);
    padding-block-end: ${se};
    padding-block-start: ${Mt};
  }

  .content {
    box-sizing: border-box;
    color: ${C};
    font-family: ${S};
    font-size: ${I};
    font-weight: ${H};
    line-height: ${E};
    min-height: 32px;
  }

  .actions {
    box-sizing: border-box;
    background: ${N};
    display: flex;
    flex-direction: column;
    gap: ${se};
    inset-block-end: 0;
    margin-block-end: calc(${Mt} * -1);
    padding-block-end: ${Mt};
    padding-block-start: ${pr};
  }

  ::slotted([slot='title-action']) {
    margin-inline-start: auto;
  }

  ::slotted([slot='title']) {
    font: inherit;
    padding: 0;
    margin: 0;
  }

  /* align  title content to the end when there is no title*/
  :not(:has(:is([slot='title'], [slot='title-action']))) .title {
    justify-content: end;
  }

  @container (min-width: 480px) {
    .actions {
      align-items: center;
      flex-direction: row;
      justify-content: flex-end;
      margin-block-start: calc(${se} * -1);
      padding-block-start: ${se};
    }
  }

  /* For a11y, set sticky position for title and actions when the viewport is tall enough */
  @media (min-height: 480px) {
    .title {
      position: sticky;
      z-index: 1;
    }
    .actions {
      position: sticky;
      z-index: 2;
    }
  }
`;var Zd=h`
  <template>
    <div class="title" part="title">
      <slot name="title"></slot>
      <slot name="title-action"></slot>
      <slot name="close" @click="${(o,e)=>o.clickHandler(e.event)}"></slot>
    </div>
    <div class="content" part="content"><slot></slot></div>
    <div class="actions" part="actions"><slot name="action"></slot></div>
  </template>
`;var Jd={name:Kd,registry:c.registry,styles:Yd,template:Zd};var Fe={horizontal:"horizontal",vertical:"vertical"};var vr={separator:"separator",presentation:"presentation"},ya=Fe;var Qd=`${c.prefix}-divider`;var xr=class extends v{constructor(){super(...arguments),this.elementInternals=this.attachInternals()}connectedCallback(){super.connectedCallback(),this.elementInternals.role=this.role??vr.separator,this.role!==vr.presentation&&(this.elementInternals.ariaOrientation=this.orientation??ya.horizontal)}roleChanged(e,t){this.$fastController.isConnected&&(this.elementInternals.role=`${t??vr.separator}`),t===vr.presentation&&(this.elementInternals.ariaOrientation=null)}orientationChanged(e,t){this.elementInternals.ariaOrientation=this.role!==vr.presentation?t??null:null,ht(this.elementInternals,e,t,ya)}};n([a],xr.prototype,"role",void 0);n([a],xr.prototype,"orientation",void 0);var Wo=class extends xr{};n([a({attribute:"align-content"})],Wo.prototype,"alignContent",void 0);n([a],Wo.prototype,"appearance",void 0);n([a({mode:"boolean"})],Wo.prototype,"inset",void 0);var eu=p`
  ${y("flex")}

  :host {
    contain: content;
  }

  :host::after,
  :host::before {
    align-self: center;
    background: ${po};
    box-sizing: border-box;
    content: '';
    display: flex;
    flex-grow: 1;
    height: ${P};
  }

  :host([inset]) {
    padding: 0 12px;
  }

  :host ::slotted(*) {
    color: ${ge};
    font-family: ${S};
    font-size: ${D};
    font-weight: ${H};
    margin: 0;
    padding: 0 12px;
  }

  :host([align-content='start'])::before,
  :host([align-content='end'])::after {
    flex-basis: 12px;
    flex-grow: 0;
    flex-shrink: 0;
  }

  :host([orientation='vertical']) {
    align-items: center;
    flex-direction: column;
    height: 100%;
    min-height: 84px;
  }

  :host([orientation='vertical']):empty {
    min-height: 20px;
  }

  :host([orientation='vertical'][inset])::before {
    margin-top: 12px;
  }
  :host([orientation='vertical'][inset])::after {
    margin-bottom: 12px;
  }

  :host([orientation='vertical']):empty::before,
  :host([orientation='vertical']):empty::after {
    height: 10px;
    min-height: 10px;
    flex-grow: 0;
  }

  :host([orientation='vertical'])::before,
  :host([orientation='vertical'])::after {
    width: ${P};
    min-height: 20px;
    height: 100%;
  }

  :host([orientation='vertical']) ::slotted(*) {
    display: flex;
    flex-direction: column;
    padding: 12px 0;
    line-height: 20px;
  }

  :host([orientation='vertical'][align-content='start'])::before {
    min-height: 8px;
  }
  :host([orientation='vertical'][align-content='end'])::after {
    min-height: 8px;
  }

  :host([appearance='strong'])::before,
  :host([appearance='strong'])::after {
    background: ${ye};
  }
  :host([appearance='strong']) ::slotted(*) {
    color: ${C};
  }
  :host([appearance='brand'])::before,
  :host([appearance='brand'])::after {
    background: ${Hi};
  }
  :host([appearance='brand']) ::slotted(*) {
    color: ${Ho};
  }
  :host([appearance='subtle'])::before,
  :host([appearance='subtle'])::after {
    background: ${Js};
  }
  :host([appearance='subtle']) ::slotted(*) {
    color: ${V};
  }

  @media (forced-colors: active) {
    :host([appearance='strong'])::before,
    :host([appearance='strong'])::after,
    :host([appearance='brand'])::before,
    :host([appearance='brand'])::after,
    :host([appearance='subtle'])::before,
    :host([appearance='subtle'])::after,
    :host::after,
    :host::before {
      background: WindowText;
      color: WindowText;
    }
  }
`;function Wg(){return h`<slot></slot>`}var tu=Wg();var ou={name:Qd,registry:c.registry,styles:eu,template:tu};var ru={start:"start",end:"end"},iu={small:"small",medium:"medium",large:"large",full:"full"},yr={nonModal:"non-modal",modal:"modal",inline:"inline"},nu=`${c.prefix}-drawer`;var De=class extends v{constructor(){super(...arguments),this.position=ru.start,this.size=iu.medium,this.emitToggle=()=>{this.$emit("toggle",{oldState:this.dialog.open?"closed":"open",newState:this.dialog.open?"open":"closed"})},this.emitBeforeToggle=()=>{this.$emit("beforetoggle",{oldState:this.dialog.open?"open":"closed",newState:this.dialog.open?"closed":"open"})}}get dialogDescribedby(){if(this.dialog)return this.ariaDescribedby}get dialogLabel(){if(this.dialog)return this.ariaLabel}get dialogLabelledby(){if(this.dialog)return this.ariaLabelledby}get dialogModal(){if(this.dialog&&this.type===yr.modal)return!0}get dialogRole(){return this.dialog&&this.type===yr.modal?"dialog":this.role}connectedCallback(){super.connectedCallback(),F.enqueue(()=>{this.type=this.type??yr.modal})}show(){F.enqueue(()=>{this.emitBeforeToggle(),this.type===yr.inline||this.type===yr.nonModal?this.dialog.show():this.dialog.showModal(),this.querySelector("[autofocus]")?.focus?.(),this.emitToggle()})}hide(){this.emitBeforeToggle(),this.dialog.close(),this.emitToggle()}clickHandler(e){return this.dialog.open&&e.target===this.dialog&&this.hide(),!0}cancelHandler(){this.hide()}};n([a],De.prototype,"type",void 0);n([a({attribute:"aria-labelledby"})],De.prototype,"ariaLabelledby",void 0);n([a({attribute:"aria-describedby"})],De.prototype,"ariaDescribedby",void 0);n([a],De.prototype,"position",void 0);n([m],De.prototype,"role",void 0);n([a({attribute:"size"})],De.prototype,"size",void 0);n([m],De.prototype,"dialog",void 0);n([Se],De.prototype,"dialogDescribedby",null);n([Se],De.prototype,"dialogLabel",null);n([Se],De.prototype,"dialogLabelledby",null);n([Se],De.prototype,"dialogModal",null);n([Se],De.prototype,"dialogRole",null);var au=p`
  ${y("block")}

  :host {
    --dialog-backdrop: ${Vr};
  }

  :host([type='non-modal']) dialog[open]::backdrop {
    display: none;
  }

  :host([type='non-modal']) dialog {
    position: fixed;
    top: 0;
    bottom: 0;
  }

  :host([type='inline']) {
    height: 100%;
    width: fit-content;
  }

  :host([type='inline']) dialog[open] {
    box-shadow: none;
    position: relative;
  }

  :host([size='small']) dialog {
    width: 320px;
    max-width: 320px;
  }

  :host([size='large']) dialog {
    width: 940px;
    max-width: 940px;
  }

  :host([size='full']) dialog {
    width: 100%;
    max-width: 100%;
  }

  :host([position='end']) dialog {
    margin-inline-start: auto;
    margin-inline-end: 0;
  }

  dialog {
    background: ${N};
    border-radius: 0;
    border: ${P} solid ${_};
    border-inline-end-color: ${_};
    border-inline-start-color: var(--drawer-separator, ${_});
    box-shadow: ${nn};
    box-sizing: border-box;
    color: ${C};
    font-family: ${S};
    font-size: ${I};
    font-weight: ${H};
    height: 100%;
    line-height: ${E};
    margin-inline-end: auto;
    margin-inline-start: 0;
    max-height: 100vh;
    max-width: calc(100vw - ${Mo});
    outline: none;
    padding: 0;
    bottom: 0;
    top: 0;
    width: var(--drawer-width, 592px);
    z-index: var(--drawer-elevation, 1000);
  }

  dialog::backdrop {
    background: var(--dialog-backdrop);
  }

  @layer animations {
    /* Disable animations for reduced motion */
    @media (prefers-reduced-motion: no-preference) {
      dialog {
        transition: display allow-discrete, opacity, overlay allow-discrete, transform;
        transition-duration: ${Gr};
        transition-timing-function: ${at};
      }

      /* Exit styles for dialog */
      :host dialog:not([open]) {
        transform: translateX(-100%);
        transition-timing-function: ${nt};
      }
      :host([position='end']) dialog:not([open]) {
        transform: translateX(100%);
        transition-timing-function: ${nt};
      }

      dialog[open] {
        transform: translateX(0);
      }

      dialog::backdrop {
        transition: display allow-discrete, opacity, overlay allow-discrete, scale;
        transition-duration: ${Gr};
        transition-timing-function: ${at};
        background: var(--dialog-backdrop, ${Vr});
        opacity: 0;
      }

      dialog[open]::backdrop {
        opacity: 1;
      }

      dialog::backdrop {
        transition-timing-function: ${mr};
      }
    }

    @starting-style {
      dialog[open] {
        transform: translateX(-100%);
      }
      :host([position='end']) dialog[open] {
        transform: translateX(100%);
      }
      dialog[open]::backdrop {
        opacity: 0;
      }
    }
  }
`;function Xg(){return h`
    <dialog
      class="dialog"
      part="dialog"
      aria-describedby="${o=>o.dialogDescribedby}"
      aria-labelledby="${o=>o.dialogLabelledby}"
      aria-label="${o=>o.dialogLabel}"
      aria-modal="${o=>o.dialogModal}"
      role="${o=>o.dialogRole}"
      size="${o=>o.size}"
      position="${o=>o.position}"
      @click="${(o,e)=>o.clickHandler(e.event)}"
      @cancel="${o=>o.cancelHandler()}"
      ${T("dialog")}
    >
      <slot></slot>
    </dialog>
  `}var su=Xg();var lu={name:nu,registry:c.registry,styles:au,template:su};var xn=class extends v{clickHandler(e){if(!e.defaultPrevented){let t=this.parentElement;bn(t,"-drawer")&&t.hide()}return!0}};var cu=`${c.prefix}-drawer-body`;var yn=p.partial`
  font-family: ${S};
  font-size: ${I};
  line-height: ${E};
  font-weight: ${H};
`,Y$=p.partial`
  font-family: ${S};
  font-size: ${I};
  line-height: ${E};
  font-weight: ${R};
`,Z$=p.partial`
  font-family: ${S};
  font-size: ${I};
  line-height: ${E};
  font-weight: ${lr};
`,du=p.partial`
  font-family: ${S};
  font-size: ${K};
  line-height: ${Q};
  font-weight: ${H};
`,kn=p.partial`
  font-family: ${S};
  font-size: ${D};
  line-height: ${M};
  font-weight: ${H};
`,J$=p.partial`
  font-family: ${S};
  font-size: ${D};
  line-height: ${M};
  font-weight: ${R};
`,Q$=p.partial`
  font-family: ${S};
  font-size: ${D};
  line-height: ${M};
  font-weight: ${lr};
`,eB=p.partial`
  font-family: ${S};
  font-size: ${Lt};
  line-height: ${Lo};
  font-weight: ${H};
`,tB=p.partial`
  font-family: ${S};
  font-size: ${Lt};
  line-height: ${Lo};
  font-weight: ${R};
`,uu=p.partial`
  font-family: ${S};
  font-size: ${pt};
  line-height: ${fo};
  font-weight: ${R};
`,oB=p.partial`
  font-family: ${S};
  font-size: ${K};
  line-height: ${Q};
  font-weight: ${R};
`,rB=p.partial`
  font-family: ${S};
  font-size: ${K};
  line-height: ${Q};
  font-weight: ${lr};
`,iB=p.partial`
  font-family: ${S};
  font-size: ${Yi};
  line-height: ${tn};
  font-weight: ${R};
`,nB=p.partial`
  font-family: ${S};
  font-size: ${Ki};
  line-height: ${en};
  font-weight: ${R};
`,aB=p.partial`
  font-family: ${S};
  font-size: ${go};
  line-height: ${Qi};
  font-weight: ${R};
`,sB=p.partial`
  font-family: ${S};
  font-size: ${Zi};
  line-height: ${on};
  font-weight: ${R};
`,lB=p.partial`
  font-family: ${S};
  font-size: ${Ji};
  line-height: ${rn};
  font-weight: ${R};
`;var pu=p`
  ${y("grid")}
  :host {
    box-sizing: border-box;
    grid-template-rows: min-content auto min-content;
    position: relative;
    height: 100%;
    padding: ${Bc};
    max-height: 100svh;
  }
  .header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    ${uu}
  }

  .footer {
    display: flex;
    justify-content: flex-start;
    gap: ${q};
  }

  ::slotted([slot='title']) {
    font: inherit;
    padding: 0;
    margin: 0;
  }
`;function jg(){return h`
    <div class="header" part="header">
      <slot name="title"></slot>
      <slot name="close" @click="${(o,e)=>o.clickHandler(e.event)}"></slot>
    </div>
    <div class="content" part="content">
      <slot></slot>
    </div>
    <div class="footer" part="footer">
      <slot name="footer"></slot>
    </div>
  `}var hu=jg();var mu={name:cu,registry:c.registry,styles:pu,template:hu};var gu={filledDarker:"filled-darker",filledLighter:"filled-lighter",outline:"outline",transparent:"transparent"};var Sn={combobox:"combobox",dropdown:"dropdown",select:"select"},fu=`${c.prefix}-dropdown`;var bu=p`
  ${y("inline-flex")}

  :host {
    box-sizing: border-box;
    color: ${C};
    cursor: pointer;
  }

  :host(${$d}) {
    color: ${nr};
  }

  .control {
    appearance: none;
    background-color: ${N};
    border-radius: ${$};
    border: ${P} solid ${_};
    box-shadow: inset 0 0 0 ${P} var(--control-border-color);
    box-sizing: border-box;
    color: inherit;
    column-gap: ${j};
    display: inline-flex;
    justify-content: space-between;
    min-width: 160px;
    overflow: hidden;
    padding: ${vo} ${we};
    white-space: normal;
    position: relative;
    text-align: start;
    width: 100%;
    z-index: 1;
    ${yn}
  }

  :host([size='small']) .control {
    column-gap: ${j};
    padding: ${Pt} ${ae};
    ${kn}
  }

  :host([size='large']) .control {
    column-gap: ${Be};
    padding: ${se} ${q};
    ${du}
  }

  ::slotted(:is(input, button)) {
    all: unset;
    flex: 1 1 auto;
  }

  ::slotted(button) {
    cursor: pointer;
  }

  ::slotted(input) {
    cursor: text;
  }

  :where(slot[name='indicator'] > *, ::slotted([slot='indicator'])) {
    all: unset;
    align-items: center;
    appearance: none;
    aspect-ratio: 1;
    color: ${V};
    display: inline-flex;
    justify-content: center;
    width: 20px;
  }

  :host([size='small']) :where(slot[name='indicator'] > *, ::slotted([slot='indicator'])) {
    width: 16px;
  }

  :host([size='large']) :where(slot[name='indicator'] > *, ::slotted([slot='indicator'])) {
    width: 24px;
  }

  .control::after,
  .control::before {
    content: '' / '';
    inset: auto 0 0;
    pointer-events: none;
    position: absolute;
  }

  .control::before {
    height: ${P};
  }

  .control::after {
    background-color: ${He};
    height: ${te};
    scale: 0 1;
    transition: scale ${hr} ${at};
  }

  /**
  * focus-ring style uses lingering :focus-within selector due to platform limitations
  * TODO: Convert selector to \`:host(:has(:focus-visible)) .control\` when browser support increases
  * ISSUE: https://issues.chromium.org/issues/40062355
  */
  :host(:where(:focus-within)) .control {
    border-radius: ${$};
    box-shadow: inset 0 0 0 1px ${ho};
    outline: ${te} solid ${X};
  }

  :host(:where(${kd}, :focus-within)) .control::after {
    scale: 1 1;
    transition-duration: ${xo};
    transition-timing-function: ${nt};
  }

  :host(:where([appearance='outline'], [appearance='transparent'])) .control::before {
    background-color: ${xe};
  }

  :host([appearance='transparent']) .control {
    --control-border-color: ${Wr};
    background-color: ${ne};
    border-radius: ${mo};
  }

  :host([appearance='outline']) .control {
    --control-border-color: ${ye};
  }

  :host([appearance='outline']) .control:hover {
    --control-border-color: ${it};
  }

  :host(:where([appearance='outline'], [appearance='transparent'])) .control:hover::before {
    background-color: ${ot};
  }

  :host([appearance='outline']) .control:hover::after {
    background-color: ${vt};
  }

  :host([appearance='outline']) .control:active {
    --control-border-color: ${Nt};
  }

  :host(:where([appearance='outline'], [appearance='transparent'])) .control:active::before {
    background-color: ${rt};
  }

  :host(:where([appearance='outline'], [appearance='transparent'])) .control:active::after {
    background-color: ${xt};
  }

  :host([appearance='filled-darker']) .control {
    background-color: ${Et};
  }

  :host(:where([appearance='filled-lighter'], [appearance='filled-darker'])) .control {
    --control-border-color: ${_};
  }

  :host(${B}),
  :host(${B}) ::slotted(:where(button, input)) {
    cursor: not-allowed;
  }

  :host(${B}) .control::before,
  :host(${B}) .control::after {
    content: none;
  }

  :host(${B}) .control:is(*, :active, :hover),
  :host(${B}) :where(slot[name='indicator'] > *, ::slotted([slot='indicator'])) {
    --control-border-color: ${de};
    background-color: ${ze};
    color: ${z};
  }

  ::slotted(:not([slot]):not([popover])),
  ::slotted([popover]:not(:popover-open)) {
    display: none;
  }

  @supports not (anchor-name: --anchor) {
    :host {
      --listbox-max-height: 50vh;
      --margin-offset: calc(${E} + (${vo} * 2) + ${P});
    }

    :host([size='small']) {
      --margin-offset: calc(${M} + (${Pt} * 2) + ${P});
    }

    :host([size='large']) {
      --margin-offset: calc(${Q} + (${se} * 2) + ${P});
    }
  }

  @media (forced-colors: active) {
    :host(${B}) .control {
      border-color: GrayText;
    }
    :host(${B}) :where(slot[name='indicator'] > *, ::slotted([slot='indicator'])) {
      color: GrayText;
    }
  }
`;var Gg=h`
  <svg class="chevron-down-20-regular" aria-hidden="true" slot="indicator" viewBox="0 0 20 20" ${T("indicator")}>
    <path
      d="M15.85 7.65a.5.5 0 0 1 0 .7l-5.46 5.49a.55.55 0 0 1-.78 0L4.15 8.35a.5.5 0 1 1 .7-.7L10 12.8l5.15-5.16a.5.5 0 0 1 .7 0"
      fill="currentColor"
    />
  </svg>
`,vu=h`
  <input
    @input="${(o,e)=>o.inputHandler(e.event)}"
    @change="${(o,e)=>o.changeHandler(e.event)}"
    aria-activedescendant="${o=>o.activeDescendant}"
    aria-controls="${o=>o.listbox?.id??null}"
    aria-labelledby="${o=>o.ariaLabelledBy}"
    aria-expanded="${o=>o.open}"
    aria-haspopup="listbox"
    placeholder="${o=>o.placeholder}"
    role="combobox"
    ?disabled="${o=>o.disabled}"
    type="${o=>o.type}"
    value="${o=>o.valueAttribute}"
    slot="control"
    ${T("control")}
  />
`,xu=h`
  <button
    aria-activedescendant="${o=>o.activeDescendant}"
    aria-controls="${o=>o.listbox?.id??null}"
    aria-expanded="${o=>o.open}"
    aria-haspopup="listbox"
    role="combobox"
    ?disabled="${o=>o.disabled}"
    type="button"
    slot="control"
    ${T("control")}
  >
    ${o=>o.displayValue}
  </button>
`;function qg(o={}){return h`
    <template
      @click="${(e,t)=>e.clickHandler(t.event)}"
      @focusout="${(e,t)=>e.focusoutHandler(t.event)}"
      @keydown="${(e,t)=>e.keydownHandler(t.event)}"
      @mousedown="${(e,t)=>e.mousedownHandler(t.event)}"
    >
      <div class="control">
        <slot name="control" ${T("controlSlot")}></slot>
        <slot name="indicator" ${T("indicatorSlot")}>${Z(o.indicator)}</slot>
      </div>
      <slot @slotchange="${(e,t)=>e.slotchangeHandler(t.event)}"></slot>
    </template>
  `}var yu=qg({indicator:Gg});var ku={name:fu,registry:c.registry,styles:bu,template:yu};function ka(o,e="-listbox"){return o?.nodeType!==Node.ELEMENT_NODE?!1:o.tagName.toLowerCase().endsWith(e)}var Su=`${c.prefix}-listbox`;function Xt(o,e="-option"){return o?.nodeType!==Node.ELEMENT_NODE?!1:o.tagName.toLowerCase().endsWith(e)}var $u=`${c.prefix}-option`;var Ct={ltr:"ltr",rtl:"rtl"},$n=o=>o.closest("[dir]")?.dir==="rtl"?Ct.rtl:Ct.ltr;function Sa(o){return o.closest("[lang]")?.lang??"en"}var Ug=0;function Te(o="id-"){let e=`${o}${Ug++}`;return document.getElementById(e)?Te(o):e}var le=class o extends v{get activeDescendant(){if(this.open)return this.enabledOptions[this.activeIndex]?.id}activeIndexChanged(e,t){if(typeof t=="number"){let r=this.matches(":has(:focus-visible)")?t:-1;this.enabledOptions.forEach((i,s)=>{i.active=s===r}),this.open&&this.enabledOptions[r]?.scrollIntoView({block:"nearest"})}}controlChanged(e,t){t&&(t.id=t.id||Te("input-"))}disabledChanged(e,t){this.listbox&&F.enqueue(()=>{this.options.forEach(r=>{r.disabled=r.disabledAttribute||this.disabled})})}get displayValue(){if(!this.$fastController.isConnected||!this.control||this.isCombobox&&this.multiple)return w(this.elementInternals,"placeholder-shown",!1),"";this.listFormatter=this.listFormatter??new Intl.ListFormat(Sa(this),{type:"conjunction",style:"narrow"});let e=this.listFormatter.format(this.selectedOptions.map(t=>t.text));return w(this.elementInternals,"placeholder-shown",!e),this.isCombobox?e:e||this.placeholder}listboxChanged(e,t){if(e&&x.getNotifier(this).unsubscribe(e),t){t.dropdown=this,t.popover="manual",t.tabIndex=-1;let r=x.getNotifier(this);if(r.subscribe(t),r.notify("multiple"),F.enqueue(()=>{this.options.forEach(i=>{i.disabled=i.disabledAttribute||this.disabled,i.name=this.name}),this.enabledOptions.filter(i=>i.defaultSelected).forEach((i,s)=>{i.selected=this.multiple||s===0}),this.setValidity()}),br){let i=Te("--dropdown-anchor-");this.style.setProperty("anchor-name",i),this.listbox.style.setProperty("position-anchor",i)}}}multipleChanged(e,t){this.elementInternals.ariaMultiSelectable=t?"true":"false",w(this.elementInternals,"multiple",t),this.value=null}nameChanged(e,t){this.listbox&&F.enqueue(()=>{this.options.forEach(r=>{r.name=t})})}openChanged(e,t){w(this.elementInternals,"open",t),this.elementInternals.ariaExpanded=t?"true":"false",this.activeIndex=this.selectedIndex??-1,br||this.anchorPositionFallback(t)}typeChanged(e,t){this.$fastController.isConnected&&this.insertControl()}get enabledOptions(){return this.listbox?.enabledOptions??Array.from(this.querySelectorAll("*")).filter(e=>Xt(e)&&!e.disabled)}static{this.formAssociated=!0}get freeformOption(){return this.enabledOptions.find(e=>e.freeform)}get isCombobox(){return this.type===Sn.combobox}get labels(){return Object.freeze(Array.from(this.elementInternals.labels))}get options(){return this.listbox?.options??Array.from(this.querySelectorAll("*")).filter(e=>Xt(e))}get selectedIndex(){return this.enabledOptions.findIndex(e=>e.selected)??-1}get selectedOptions(){return this.listbox?.selectedOptions??[]}get validationMessage(){if(this.elementInternals.validationMessage)return this.elementInternals.validationMessage;if(!this._validationFallbackMessage){let e=document.createElement("input");e.type="radio",e.name="validation-message-fallback",e.required=!0,e.checked=!1,this._validationFallbackMessage=e.validationMessage}return!this.disabled&&this.required&&this.listbox.selectedOptions.length===0?this._validationFallbackMessage:""}get validity(){return this.elementInternals.validity}get value(){return x.notify(this,"value"),this.enabledOptions.find(e=>e.selected)?.value??null}set value(e){this.multiple||(this.selectOption(this.enabledOptions.findIndex(t=>t.value===e)),x.track(this,"value"))}get willValidate(){return this.elementInternals.willValidate}changeHandler(e){if(this===e.target)return!0;let t=this.isCombobox?this.enabledOptions.findIndex(r=>r.text===this.control.value):this.enabledOptions.indexOf(e.target);return this.selectOption(t,!0),!0}checkValidity(){return this.elementInternals.checkValidity()}clickHandler(e){if(this.disabled)return;let t=e.target;if(this.focus(),(t===this.control||e.composedPath().includes(this.indicator))&&!this.isCombobox)return this.listbox.togglePopover(),!0;if(!this.open)return this.listbox.showPopover(),!0;if(Xt(t)){if(t.disabled)return;this.selectOption(this.enabledOptions.indexOf(t),!0),this.multiple||(this.isCombobox&&(this.control.value=t.text,this.updateFreeformOption()),this.listbox.hidePopover())}return!0}constructor(){super(),this.activeIndex=0,this.id=Te("dropdown-"),this.required=!1,this.type=Sn.dropdown,this.valueAttribute="",this.repositionListbox=()=>{this.frameId&&cancelAnimationFrame(this.frameId),this.frameId=requestAnimationFrame(()=>{let e=this.getBoundingClientRect(),t=window.innerWidth-e.right,r=e.left;this.listbox.style.minWidth=`${e.width}px`,this.listbox.style.top=`${e.top}px`,r+e.width>window.innerWidth||$n(this)==="rtl"&&t-e.width>0?(this.listbox.style.right=`${t}px`,this.listbox.style.left="unset"):(this.listbox.style.left=`${r}px`,this.listbox.style.right="unset")})},this.elementInternals=this.attachInternals(),this._insertingControl=!1,this.searchTimeoutMs=500,this.searchString="",this.elementInternals.role="presentation"}filterOptions(e,t=this.enabledOptions){return this.listCollator||(this.listCollator=new Intl.Collator(Sa(this),{usage:"search",sensitivity:"base"})),t.filter(r=>this.listCollator.compare(r.text.substring(0,Math.min(r.text.length,e.length)),e)===0)}focus(e){this.disabled||this.control.focus(e)}focusoutHandler(e){let t=e.relatedTarget;return this.open&&!this.contains(t)&&this.listbox.togglePopover(),!0}formResetCallback(){this.enabledOptions.forEach((e,t)=>{if(this.multiple){e.selected=!!e.defaultSelected;return}if(!e.defaultSelected){e.selected=!1;return}this.selectOption(t)}),this.setValidity()}getEnabledIndexInBounds(e,t=this.enabledOptions.length||0){return t===0?-1:(e+t)%t}inputHandler(e){this.open||this.listbox.showPopover(),this.updateFreeformOption();let t=this.control.value,r=this.enabledOptions.indexOf(this.filterOptions(t)[0]??null);return this.activeIndex=r,!0}insertControl(){if(!this._insertingControl){if(this._insertingControl=!0,this.controlSlot?.assignedNodes().forEach(e=>this.removeChild(e)),this.type===Sn.combobox){vu.render(this,this);return}xu.render(this,this),this._insertingControl=!1}}handleSearchCharacter(e){let t=this.searchString===e.repeat(this.searchString.length);this.searchString+=e;let r=this.searchString.length>1?this.filterOptions(this.searchString):[],i=!1;if(!r.length&&t&&(r=this.filterOptions(e),i=!0),r.length){let s=this.enabledOptions[this.activeIndex],l=r.indexOf(s),d=i?r[this.getEnabledIndexInBounds(l+1,r.length)]:l>=0?s:r[0];this.activeIndex=this.enabledOptions.indexOf(d)}clearTimeout(this.searchTimeout),this.searchTimeout=setTimeout(()=>{this.searchString="",this.searchTimeout=void 0},this.searchTimeoutMs)}keydownHandler(e){let t=0;switch(e.key){case"ArrowUp":{e.preventDefault(),t=-1;break}case"ArrowDown":{e.preventDefault(),t=1;break}case" ":case"Enter":case"Tab":{if(e.key===" "){if(this.isCombobox)break;e.preventDefault()}if(this.open){if(this.selectOption(this.activeIndex,!0),this.multiple)break;return this.listbox.hidePopover(),e.key==="Tab"}this.listbox.showPopover();break}case"Escape":{this.activeIndex=this.multiple?0:this.selectedIndex,this.listbox.hidePopover();break}}if(!t)return!this.isCombobox&&e.key.length===1&&e.key!==" "&&!e.ctrlKey&&!e.metaKey&&!e.altKey&&(this.open||this.listbox.showPopover(),this.handleSearchCharacter(e.key)),!0;if(!this.open){this.listbox.showPopover();return}let r=this.activeIndex;r+=t;let i=this.getEnabledIndexInBounds(r);return i===0&&this.freeformOption?.hidden&&(i=this.getEnabledIndexInBounds(r+t)),this.activeIndex=i,!0}mousedownHandler(e){if(!(this.disabled||e.target===this.control&&!this.isCombobox))return!Xt(e.target)}reportValidity(){return this.elementInternals.reportValidity()}selectOption(e=this.selectedIndex,t=!1){this.listbox.selectOption(e),this.control&&(this.control.value=this.displayValue),this.setValidity(),this.updateFreeformOption(),t&&this.$emit("change")}setValidity(e,t,r){if(!this.elementInternals)return;if(this.disabled||!this.required){this.elementInternals.setValidity({});return}let i=this.required&&this.listbox.selectedOptions.length===0;this.elementInternals.setValidity({valueMissing:i,...e},t??this.validationMessage,r??this.control)}slotchangeHandler(e){let t=e.target;Ot(this,()=>{let r=t.assignedElements().find(i=>ka(i));r&&(this.listbox=r)})}updateFreeformOption(e=this.control.value){if(this.freeformOption){if(e===""||this.filterOptions(e,this.enabledOptions.filter(t=>!t.freeform)).length){this.freeformOption.value="",this.freeformOption.selected=!1,this.freeformOption.hidden=!0;return}this.freeformOption.value=e,this.freeformOption.hidden=!1}}connectedCallback(){super.connectedCallback(),F.enqueue(()=>{this.insertControl()}),Ne(this)}disconnectedCallback(){o.AnchorPositionFallbackObserver?.disconnect(),this.debounceController?.abort(),this.searchTimeout&&(clearTimeout(this.searchTimeout),this.searchTimeout=void 0,this.searchString=""),super.disconnectedCallback()}anchorPositionFallback(e){if(o.AnchorPositionFallbackObserver||(o.AnchorPositionFallbackObserver=new IntersectionObserver(t=>{t.forEach(({boundingClientRect:r,isIntersecting:i,target:s})=>{if(ka(s)){if(r.bottom>window.innerHeight){w(s.elementInternals,"flip-block",!0);return}r.top<0&&w(s.elementInternals,"flip-block",!1)}})},{threshold:1})),e){this.debounceController=new AbortController,o.AnchorPositionFallbackObserver.observe(this.listbox),window.addEventListener("scroll",this.repositionListbox,{passive:!0,capture:!0,signal:this.debounceController.signal}),window.addEventListener("resize",this.repositionListbox,{passive:!0,signal:this.debounceController.signal}),this.repositionListbox();return}o.AnchorPositionFallbackObserver.unobserve(this.listbox),this.debounceController?.abort(),this.frameId&&(cancelAnimationFrame(this.frameId),this.frameId=void 0)}};n([Se],le.prototype,"activeDescendant",null);n([m],le.prototype,"activeIndex",void 0);n([a({attribute:"aria-labelledby",mode:"fromView"})],le.prototype,"ariaLabelledBy",void 0);n([m],le.prototype,"control",void 0);n([a({mode:"boolean"})],le.prototype,"disabled",void 0);n([Se],le.prototype,"displayValue",null);n([a({attribute:"id"})],le.prototype,"id",void 0);n([m],le.prototype,"indicator",void 0);n([m],le.prototype,"indicatorSlot",void 0);n([a({attribute:"value",mode:"fromView"})],le.prototype,"initialValue",void 0);n([m],le.prototype,"listbox",void 0);n([a({mode:"boolean"})],le.prototype,"multiple",void 0);n([a],le.prototype,"name",void 0);n([m],le.prototype,"open",void 0);n([a],le.prototype,"placeholder",void 0);n([a({mode:"boolean"})],le.prototype,"required",void 0);n([a],le.prototype,"type",void 0);n([a({attribute:"value"})],le.prototype,"valueAttribute",void 0);var kr=class extends le{constructor(){super(...arguments),this.appearance=gu.outline}};n([a],kr.prototype,"appearance",void 0);n([a],kr.prototype,"size",void 0);var Bu=p`
  ${y("inline-flex")}

  :host {
    background-color: ${N};
    border-radius: ${$};
    border: ${P} solid ${_};
    box-shadow: ${dr};
    box-sizing: border-box;
    flex-direction: column;
    margin: 0;
    min-inline-size: 160px;
    padding: ${G};
    row-gap: ${j};
    width: auto;
  }

  :host([popover]) {
    inset: unset;
    overflow: auto;
  }

  @supports (anchor-name: --anchor) {
    :host([popover]) {
      position: fixed;
      max-block-size: var(--listbox-max-height, calc(50vh - anchor-size(self-block)));
      min-inline-size: anchor-size(inline);
      inset-block-start: anchor(outside);
      inset-inline-start: anchor(inside);
      position-try-fallbacks: flip-block, flip-inline, flip-inline flip-block;
    }
  }

  @supports not (anchor-name: --anchor) {
    :host([popover]) {
      margin-block-start: var(--margin-offset, 0);
      max-block-size: var(--listbox-max-height, 50vh);
      position: absolute;
    }

    :host([popover]${xd}) {
      margin-block-start: revert;
      translate: 0 -100%;
    }
  }
`;function Kg(){return h`
    <template
      @beforetoggle="${(o,e)=>o.beforetoggleHandler(e.event)}"
      @click="${(o,e)=>o.clickHandler(e.event)}"
    >
      <slot ${T("defaultSlot")} @slotchange="${(o,e)=>o.slotchangeHandler(e.event)}"></slot>
    </template>
  `}var wu=Kg();var Nu={name:Su,registry:c.registry,styles:Bu,template:wu};var jt=class extends v{defaultSlotChanged(){this.slotchangeHandler()}multipleChanged(e,t){this.elementInternals.ariaMultiSelectable=t?"true":"false",w(this.elementInternals,"multiple",t),F.enqueue(()=>{this.options.forEach(r=>{r.multiple=!!t})})}optionsChanged(e,t){t?.forEach((r,i)=>{r.elementInternals.ariaPosInSet=`${i+1}`,r.elementInternals.ariaSetSize=`${t.length}`})}beforetoggleHandler(e){if(!this.dropdown)return!0;if(this.dropdown.disabled){this.dropdown.open=!1;return}return this.dropdown.open=e.newState==="open",!0}get enabledOptions(){return this.options?.filter(e=>!e.disabled)??Array.from(this.querySelectorAll("*")).filter(e=>Xt(e)&&!e.disabled)??[]}get selectedOptions(){return this.options?.filter(e=>e.selected)??[]}clickHandler(e){if(this.dropdown)return!0;let t=e.target;return Xt(t)&&this.selectOption(this.enabledOptions.indexOf(t)),!0}constructor(){super(),this.elementInternals=this.attachInternals(),this.elementInternals.role="listbox"}connectedCallback(){super.connectedCallback(),Ot(this,()=>{this.id=this.id||Te("listbox-")},{shallow:!0})}handleChange(e,t){if(t==="multiple"){this.multiple=e.multiple;return}}selectOption(e=this.selectedIndex){let t=this.selectedIndex;if(!this.multiple)this.enabledOptions.forEach((r,i)=>{let s=i===e;r.selected=s,s&&(t=i)});else{let r=this.enabledOptions[e];r&&(r.selected=!r.selected),t=e}this.selectedIndex=t}slotchangeHandler(e){Ot(this,()=>{if(this.defaultSlot){let t=this.defaultSlot.assignedElements().filter(r=>Xt(r));this.options=t}})}};n([m],jt.prototype,"defaultSlot",void 0);n([m],jt.prototype,"multiple",void 0);n([m],jt.prototype,"options",void 0);n([m],jt.prototype,"selectedIndex",void 0);n([m],jt.prototype,"dropdown",void 0);var Pu={above:"above",after:"after",before:"before"},Ye={badInput:"bad-input",customError:"custom-error",patternMismatch:"pattern-mismatch",rangeOverflow:"range-overflow",rangeUnderflow:"range-underflow",stepMismatch:"step-mismatch",tooLong:"too-long",tooShort:"too-short",typeMismatch:"type-mismatch",valueMissing:"value-missing",valid:"valid"},Fu=`${c.prefix}-field`;var wo=class extends v{get slottedInputObserver(){return this._slottedInputObserver??=new MutationObserver(()=>{this.setStates()}),this._slottedInputObserver}labelSlotChanged(e,t){t&&this.input&&(this.setLabelProperties(),this.setStates())}messageSlotChanged(e,t){w(this.elementInternals,"has-message",!!t.length)}slottedInputsChanged(e,t){let r=t?.filter(i=>i.nodeType===Node.ELEMENT_NODE)??[];r?.length&&(this.input=r?.[0])}inputChanged(e,t){t&&(this.setStates(),this.setLabelProperties(),this.slottedInputObserver.observe(t,{attributes:!0,attributeFilter:["disabled","required","readonly"],subtree:!0}))}changeHandler(e){return this.setStates(),this.setValidationStates(),!0}clickHandler(e){return this===e.target&&this.input.click(),!0}constructor(){super(),this.labelSlot=[],this.elementInternals=this.attachInternals(),this.elementInternals.role="presentation"}connectedCallback(){super.connectedCallback(),this.addEventListener("invalid",this.invalidHandler,{capture:!0})}disconnectedCallback(){this.slottedInputObserver.disconnect(),this.removeEventListener("invalid",this.invalidHandler,{capture:!0}),super.disconnectedCallback()}focusinHandler(e){return this.matches(":focus-within:has(> :focus-visible)")&&w(this.elementInternals,"focus-visible",!0),!0}focusoutHandler(e){return w(this.elementInternals,"focus-visible",!1),!0}invalidHandler(e){this.messageSlot.length&&e.preventDefault(),this.setValidationStates()}setLabelProperties(){this.$fastController.isConnected&&(this.input.id=this.input.id||Te("input"),this.labelSlot?.forEach(e=>{e instanceof HTMLLabelElement&&(e.htmlFor=e.htmlFor||this.input.id,e.id=e.id||`${this.input.id}--label`,this.input.setAttribute("aria-labelledby",e.id))}))}setStates(){this.elementInternals&&this.input&&(w(this.elementInternals,"disabled",!!this.input.disabled),w(this.elementInternals,"readonly",!!this.input.readOnly),w(this.elementInternals,"required",!!this.input.required),w(this.elementInternals,"checked",!!this.input.checked))}setValidationStates(){if(this.input?.validity)for(let[e,t]of Object.entries(Ye))w(this.elementInternals,t,this.input.validity[e])}};n([m],wo.prototype,"labelSlot",void 0);n([m],wo.prototype,"messageSlot",void 0);n([m],wo.prototype,"slottedInputs",void 0);n([m],wo.prototype,"input",void 0);var Yr=class extends wo{constructor(){super(...arguments),this.labelPosition=Pu.above}};n([a({attribute:"label-position"})],Yr.prototype,"labelPosition",void 0);var Cu=p`
  ${y("inline-grid")}

  :host {
    color: ${C};
    align-items: center;
    gap: 0 ${q};
    justify-items: start;
  }

  :has([slot='message']) {
    color: ${C};
    row-gap: ${se};
  }

  :not(::slotted([slot='label'])) {
    gap: 0;
  }

  :host([label-position='before']) {
    grid-template-areas: 'label input' 'label message';
  }

  :host([label-position='after']) {
    gap: 0;
    grid-template-areas: 'input label' 'message message';
    grid-template-columns: auto 1fr;
  }

  :host([label-position='after']) ::slotted([slot='input']) {
    margin-inline-end: ${q};
  }

  :host([label-position='above']) {
    grid-template-areas: 'label' 'input' 'message';
    row-gap: ${Oo};
  }

  :host([label-position='below']) {
    grid-template-areas: 'input' 'label' 'message';
    justify-items: center;
  }

  :host([label-position='below']) ::slotted([slot='label']) {
    margin-block-start: ${wc};
  }

  :host(${Nd}) ::slotted([slot='label'])::after {
    content: '*' / '';
    color: ${sr};
    margin-inline-start: ${G};
  }

  ::slotted([slot='input']) {
    grid-area: input;
  }

  ::slotted([slot='message']) {
    color: ${V};
    font-family: ${S};
    font-size: ${D};
    font-weight: ${H};
    grid-area: message;
    line-height: ${M};
    margin-block-start: ${Oo};
  }

  :host(${yd}:focus-within) {
    border-radius: ${$};
    outline: ${te} solid ${X};
  }

  ::slotted(label),
  ::slotted([slot='label']) {
    cursor: inherit;
    display: inline-flex;
    font-family: ${S};
    font-size: ${I};
    font-weight: ${H};
    grid-area: label;
    line-height: ${E};
    justify-self: stretch;
    user-select: none;
  }

  :host([size='small']) ::slotted(label) {
    font-size: ${D};
    line-height: ${M};
  }

  :host([size='large']) ::slotted(label) {
    font-size: ${K};
    line-height: ${Q};
  }

  :host([size='large']) ::slotted(label),
  :host([weight='semibold']) ::slotted(label) {
    font-weight: ${R};
  }

  :host(${Pe}) {
    cursor: default;
  }

  ::slotted([flag]) {
    display: none;
  }

  :host(${fd}) ::slotted([flag='${Ye.badInput}']),
  :host(${bd}) ::slotted([flag='${Ye.customError}']),
  :host(${Sd}) ::slotted([flag='${Ye.patternMismatch}']),
  :host(${Bd}) ::slotted([flag='${Ye.rangeOverflow}']),
  :host(${wd}) ::slotted([flag='${Ye.rangeUnderflow}']),
  :host(${Pd}) ::slotted([flag='${Ye.stepMismatch}']),
  :host(${Fd}) ::slotted([flag='${Ye.tooLong}']),
  :host(${Cd}) ::slotted([flag='${Ye.tooShort}']),
  :host(${Td}) ::slotted([flag='${Ye.typeMismatch}']),
  :host(${zd}) ::slotted([flag='${Ye.valueMissing}']),
  :host(${Id}) ::slotted([flag='${Ye.valid}']) {
    display: block;
  }
`;var Tu=h`
  <template
    @click="${(o,e)=>o.clickHandler(e.event)}"
    @change="${(o,e)=>o.changeHandler(e.event)}"
    @focusin="${(o,e)=>o.focusinHandler(e.event)}"
    @focusout="${(o,e)=>o.focusoutHandler(e.event)}"
  >
    <slot name="label" part="label" ${O("labelSlot")}></slot>
    <slot name="input" part="input" ${O("slottedInputs")}></slot>
    <slot name="message" part="message" ${O({property:"messageSlot",filter:St("[flag]")})}></slot>
  </template>
`;var Au={name:Fu,registry:c.registry,shadowOptions:{delegatesFocus:!0},styles:Cu,template:Tu};var Gt=class extends v{};n([a({mode:"boolean"})],Gt.prototype,"block",void 0);n([a({mode:"boolean"})],Gt.prototype,"bordered",void 0);n([a({mode:"boolean"})],Gt.prototype,"shadow",void 0);n([a],Gt.prototype,"fit",void 0);n([a],Gt.prototype,"shape",void 0);var Iu=`${c.prefix}-image`;var zu=p`
  :host {
    contain: content;
  }

  :host ::slotted(img) {
    box-sizing: border-box;
    min-height: 8px;
    min-width: 8px;
    display: inline-block;
  }
  :host([block]) ::slotted(img) {
    width: 100%;
    height: auto;
  }
  :host([bordered]) ::slotted(img) {
    border: ${P} solid ${po};
  }
  :host([fit='none']) ::slotted(img) {
    object-fit: none;
    object-position: top left;
    height: 100%;
    width: 100%;
  }
  :host([fit='center']) ::slotted(img) {
    object-fit: none;
    object-position: center;
    height: 100%;
    width: 100%;
  }
  :host([fit='contain']) ::slotted(img) {
    object-fit: contain;
    object-position: center;
    height: 100%;
    width: 100%;
  }
  :host([fit='cover']) ::slotted(img) {
    object-fit: cover;
    object-position: center;
    height: 100%;
    width: 100%;
  }
  :host([shadow]) ::slotted(img) {
    box-shadow: ${bo};
  }
  :host([shape='circular']) ::slotted(img) {
    border-radius: ${J};
  }
  :host([shape='rounded']) ::slotted(img) {
    border-radius: ${$};
  }
`;var Hu=h`<slot></slot>`;var Eu={name:Iu,registry:c.registry,styles:zu,template:Hu};var No=class extends v{constructor(){super(...arguments),this.disabled=!1,this.required=!1}};n([a],No.prototype,"size",void 0);n([a],No.prototype,"weight",void 0);n([a({mode:"boolean"})],No.prototype,"disabled",void 0);n([a({mode:"boolean"})],No.prototype,"required",void 0);var Du=`${c.prefix}-label`;var Lu=p`
  ${y("inline-flex")}

  :host {
    color: ${C};
    cursor: pointer;
    font-family: ${S};
    font-size: ${I};
    font-weight: ${H};
    line-height: ${E};
    user-select: none;
  }

  .asterisk {
    color: ${sr};
    margin-inline-start: ${G};
  }

  :host([size='small']) {
    font-size: ${D};
    line-height: ${M};
  }

  :host([size='large']) {
    font-size: ${K};
    line-height: ${Q};
  }

  :host(:is([size='large'], [weight='semibold'])) {
    font-weight: ${R};
  }

  :host([disabled]),
  :host([disabled]) .asterisk {
    color: ${z};
  }
`;function Yg(){return h`
    <slot></slot>
    <span part="asterisk" class="asterisk" aria-hidden="true" ?hidden="${o=>!o.required}">*</span>
  `}var Mu=Yg();var Ou={name:Du,registry:c.registry,styles:Lu,template:Mu};var _u=p`
  ${ga}

  ::slotted(a) {
    position: absolute;
    inset: 0;
  }

  @media (forced-colors: active) {
    :host {
      border-color: LinkText;
      color: LinkText;
    }
  }
`;function Zg(o={}){return h`
    <template
      tabindex="0"
      @click="${(e,t)=>e.clickHandler(t.event)}"
      @keydown="${(e,t)=>e.keydownHandler(t.event)}"
    >
      ${me(o)}
      <span class="content" part="content">
        <slot></slot>
      </span>
      ${Ae(o)}
    </template>
  `}var Ru=Zg();var Vu={name:qc,registry:c.registry,styles:_u,template:Ru};var qt=class extends Ue{constructor(){super(...arguments),this.iconOnly=!1}appearanceChanged(e,t){ht(this.elementInternals,e,t,Wc)}shapeChanged(e,t){ht(this.elementInternals,e,t,Xc)}sizeChanged(e,t){ht(this.elementInternals,e,t,jc)}iconOnlyChanged(e,t){w(this.elementInternals,"icon",!!t)}};n([a],qt.prototype,"appearance",void 0);n([a],qt.prototype,"shape",void 0);n([a],qt.prototype,"size",void 0);n([a({attribute:"icon-only",mode:"boolean"})],qt.prototype,"iconOnly",void 0);Ie(qt,$e);var Wu=`${c.prefix}-message-bar`;var Xu=p`
  :host {
    display: grid;
    box-sizing: border-box;
    font-family: ${S};
    font-size: ${D};
    line-height: ${M};
    width: 100%;
    background: ${Et};
    color: ${V};
    border: 1px solid ${ye};
    padding-inline: ${q};
    border-radius: ${$};
    min-height: 36px;
    align-items: center;
    grid-template: 'icon body actions dismiss' / auto 1fr auto auto;
    contain: layout style paint;
  }

  :host([shape='square']) {
    border-radius: 0;
  }

  :host([intent='success']) {
    background-color: ${_i};
    border-color: ${nl};
  }

  :host([intent='warning']) {
    background-color: ${Vi};
    border-color: ${Xi};
  }

  :host([intent='error']) {
    background-color: ${Li};
    border-color: ${Oi};
  }

  :host([layout='multiline']) {
    grid-template-areas:
      'icon body dismiss'
      'actions actions actions';
    grid-template-columns: auto 1fr auto;
    grid-template-rows: auto auto 1fr;
    padding-block: ${ur};
    padding-inline: ${q};
  }

  .content {
    grid-area: body;
    padding-block: ${ur};
    padding-inline: 0;
  }

  :host([layout='multiline']) .content {
    padding: 0;
  }

  ::slotted([slot='icon']) {
    display: flex;
    grid-area: icon;
    flex-direction: column;
    align-items: center;
    color: ${V};
    margin-inline-end: ${Be};
  }

  :host([layout='multiline']) ::slotted([slot='icon']) {
    align-items: start;
    height: 100%;
  }

  ::slotted([slot='dismiss']) {
    grid-area: dismiss;
  }

  .actions {
    grid-area: actions;
    display: flex;
    justify-self: end;
    margin-inline-end: ${Be};
    gap: ${Be};
  }

  :host([layout='multiline']) .actions {
    margin-block-start: ${ur};
    margin-inline-end: 0;
  }

  :host([layout='multiline']) ::slotted([slot='dismiss']) {
    align-items: start;
    height: 100%;
  }

  ::slotted(*) {
    font-size: inherit;
  }
`;function Jg(){return h`
    <slot name="icon"></slot>
    <div class="content">
      <slot></slot>
    </div>
    <div class="actions">
      <slot name="actions"></slot>
    </div>
    <slot name="dismiss"></slot>
  `}var ju=Jg();var Gu={name:Wu,registry:c.registry,styles:Xu,template:ju};var Xo=class extends v{constructor(){super(),this.elementInternals=this.attachInternals(),this.dismissMessageBar=()=>{this.$emit("dismiss",{})},this.elementInternals.role="status"}};n([a],Xo.prototype,"shape",void 0);n([a],Xo.prototype,"layout",void 0);n([a],Xo.prototype,"intent",void 0);var qu=`${c.prefix}-menu-button`;var Uu=So;var Ku=Kr({end:h.partial(`
    <svg slot="end" fill="currentColor" aria-hidden="true" width="1em" height="1em" viewBox="0 0 20 20" xmlns="http://www.w3.org/2000/svg">
      <path d="M15.85 7.65c.2.2.2.5 0 .7l-5.46 5.49a.55.55 0 0 1-.78 0L4.15 8.35a.5.5 0 1 1 .7-.7L10 12.8l5.15-5.16c.2-.2.5-.2.7 0Z" fill="currentColor"></path>
    </svg>
  `)});var Yu={name:qu,registry:c.registry,styles:Uu,template:Ku};var Bn=class extends Re{};var ke={menuitem:"menuitem",menuitemcheckbox:"menuitemcheckbox",menuitemradio:"menuitemradio"},Qg={[ke.menuitem]:"menuitem",[ke.menuitemcheckbox]:"menuitemcheckbox",[ke.menuitemradio]:"menuitemradio"};function Zu(o,e="-menu-item"){return o?.nodeType!==Node.ELEMENT_NODE?!1:o.tagName.toLowerCase().endsWith(e)}var Ju=`${c.prefix}-menu-item`;var Qu=p`
  ${y("flex")}

  :host {
    align-items: center;
    background: ${N};
    border-radius: ${$};
    box-sizing: border-box;
    color: ${ge};
    cursor: pointer;
    font: ${H} ${I} / ${E} ${S};
    gap: 4px;
    min-block-size: 32px;
    overflow: visible;
    padding-inline: 10px;
  }

  @supports (grid-template-columns: subgrid) {
    :host {
      display: grid;
      gap: 0;
      grid-template-columns: subgrid;
      padding-inline: unset;
    }
  }

  :host(:hover) {
    background: ${lo};
    color: ${dt};
  }

  :host(:active) {
    background-color: ${wi};
    color: ${ut};
  }

  :host(:active) ::slotted([slot='start']) {
    color: ${Rs};
  }

  :host(${Pe}) {
    background-color: ${ze};
    color: ${z};
  }

  :host(${Pe}) ::slotted([slot='start']),
  :host(${Pe}) ::slotted([slot='end']) {
    color: ${z};
  }

  :host(:focus-visible) {
    border-radius: ${$};
    outline: 2px solid ${X};
  }

  :host(:not(${A})) .indicator,
  :host(:not(${A})) ::slotted([slot='indicator']),
  :host(:not(${xa})) .submenu-glyph,
  :host(:not(${xa})) ::slotted([slot='submenu-glyph']) {
    display: none;
  }

  ::slotted([slot='end']) {
    color: ${V};
    font: ${H} ${D} / ${M} ${S};
    white-space: nowrap;
  }

  .indicator,
  ::slotted([slot='indicator']) {
    grid-column: 2 / span 1;
    width: 20px;
  }

  ::slotted([slot='start']) {
    display: inline-flex;
    grid-column: 3 / span 1;
  }

  .content {
    flex-grow: 1;
    grid-column: 4 / span 1;
    padding: 0 2px;
    white-space: nowrap;
  }

  ::slotted([slot='end']) {
    grid-column: 5 / span 1;
    justify-self: end;
  }

  .submenu-glyph,
  ::slotted([slot='submenu-glyph']) {
    grid-column: 6 / span 1;
    justify-self: end;
  }

  @layer popover {
    :host {
      anchor-name: --menu-trigger;
      position: relative;
    }

    @position-try --inline-inside {
      inset-inline-start: unset;
      inset-inline-end: anchor(inside);
    }

    ::slotted([popover]) {
      margin: 0;
      max-block-size: var(--menu-max-height, auto);
      position: fixed;
      position-anchor: --menu-trigger;
      inset: unset;
      inset-block-start: anchor(inside);
      inset-inline-start: anchor(outside);
      position-try-fallbacks: --inline-inside, flip-block, flip-block --inline-inside;
      z-index: 1;
    }

    ::slotted([popover]:not(:popover-open)) {
      display: none;
    }

    /* Fallback for no anchor-positioning */
    @supports not (anchor-name: --menu-trigger) {
      ::slotted([popover]) {
        align-self: start;
      }
    }
  }

  @media (forced-colors: active) {
    :host(${Pe}),
    :host(${Pe}) ::slotted([slot='start']),
    :host(${Pe}) ::slotted([slot='end']) {
      color: GrayText;
    }
  }
`;var ef=h.partial('<svg class="indicator" fill="currentColor" aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" xmlns="http://www.w3.org/2000/svg"><path d="M14.05 3.49c.28.3.27.77-.04 1.06l-7.93 7.47A.85.85 0 014.9 12L2.22 9.28a.75.75 0 111.06-1.06l2.24 2.27 7.47-7.04a.75.75 0 011.06.04z" fill="currentColor"></path></svg>'),tf=h.partial('<svg class="submenu-glyph" fill="currentColor" aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" xmlns="http://www.w3.org/2000/svg"><path d="M5.74 3.2a.75.75 0 00-.04 1.06L9.23 8 5.7 11.74a.75.75 0 101.1 1.02l4-4.25a.75.75 0 000-1.02l-4-4.25a.75.75 0 00-1.06-.04z" fill="currentColor"></path></svg>');function of(o={}){return h`
    <template
      tabindex="0"
      @keydown="${(e,t)=>e.handleMenuItemKeyDown(t.event)}"
      @click="${(e,t)=>e.handleMenuItemClick(t.event)}"
      @mouseover="${(e,t)=>e.handleMouseOver(t.event)}"
      @mouseout="${(e,t)=>e.handleMouseOut(t.event)}"
      @toggle="${(e,t)=>e.handleToggle(t.event)}"
    >
      <slot name="indicator"> ${Z(o.indicator)} </slot>
      ${me(o)}
      <div part="content" class="content">
        <slot></slot>
      </div>
      ${Ae(o)}
      <slot name="submenu-glyph"> ${Z(o.submenuGlyph)} </slot>
      <slot name="submenu" ${O({property:"slottedSubmenu"})}></slot>
    </template>
  `}var ep=of({indicator:ef,submenuGlyph:tf});var tp={name:Ju,registry:c.registry,styles:Qu,template:ep};var st=class extends v{constructor(){super(...arguments),this.elementInternals=this.attachInternals(),this.role=ke.menuitem,this.checked=!1,this.handleMenuItemKeyDown=e=>{if(e.defaultPrevented)return!1;switch(e.key){case"Enter":case" ":return this.invoke(),!1;case"ArrowRight":return this.disabled||(this.submenu?.togglePopover(!0),this.submenu?.focus()),!1;case"ArrowLeft":return this.parentElement?.hasAttribute("popover")&&(this.parentElement.togglePopover(!1),this.parentElement.parentElement?.focus()),!1}return!0},this.handleMenuItemClick=e=>(e.defaultPrevented||this.disabled||this.invoke(),!1),this.handleMouseOver=e=>(this.disabled||this.submenu?.togglePopover(!0),!1),this.handleMouseOut=e=>(this.contains(document.activeElement)||this.submenu?.togglePopover(!1),!1),this.handleToggle=e=>{e instanceof ToggleEvent&&(e.newState==="open"&&(this.elementInternals.ariaExpanded="true",this.setSubmenuPosition()),e.newState==="closed"&&(this.elementInternals.ariaExpanded="false"),this.submenu?.setAttribute("focusgroup",e.newState==="open"?"menu":"none"))},this.handleSubmenuFocusOut=e=>{e.relatedTarget&&this.submenu?.contains(e.relatedTarget)||this.submenu?.togglePopover(!1)},this.invoke=()=>{if(!this.disabled)switch(this.role){case ke.menuitemcheckbox:this.checked=!this.checked;break;case ke.menuitem:if(this.submenu){this.submenu.togglePopover(!0),this.submenu.focus();break}this.$emit("change");break;case ke.menuitemradio:this.checked||(this.checked=!0);break}},this.setSubmenuPosition=()=>{if(!CSS.supports("anchor-name","--anchor")&&this.submenu){let e=this.getBoundingClientRect(),t=this.submenu.getBoundingClientRect(),r=getComputedStyle(this).direction==="ltr"?"right":"left";if(e.width+t.width>window.innerWidth*.75){this.submenu.style.translate="0 -100%";return}if(e[r]+t.width>window.innerWidth){this.submenu.style.translate="-100% 0";return}this.submenu.style.translate=`${e.width-8}px 0`}}}disabledChanged(e,t){this.elementInternals.ariaDisabled=t?`${t}`:null,w(this.elementInternals,"disabled",t)}roleChanged(e,t){this.elementInternals.role=t??ke.menuitem}checkedChanged(e,t){let r=this.role!==ke.menuitem;this.elementInternals.ariaChecked=r?`${!!t}`:null,w(this.elementInternals,"checked",r?t:!1),this.$fastController.isConnected&&this.$emit("change",t,{bubbles:!0})}slottedSubmenuChanged(e,t){this.submenu?.removeEventListener("toggle",this.handleToggle),this.submenu?.removeEventListener("focusout",this.handleSubmenuFocusOut),t.length?(this.submenu=t[0],this.submenu.toggleAttribute("popover",!0),this.submenu.setAttribute("focusgroup","none"),this.submenu.addEventListener("toggle",this.handleToggle),this.submenu.addEventListener("focusout",this.handleSubmenuFocusOut),this.elementInternals.ariaHasPopup="menu",w(this.elementInternals,"submenu",!0)):(this.elementInternals.ariaHasPopup=null,w(this.elementInternals,"submenu",!1))}connectedCallback(){super.connectedCallback(),this.elementInternals.role=this.role??ke.menuitem,this.elementInternals.ariaChecked=this.role!==ke.menuitem?`${!!this.checked}`:null,Ne(this)}};n([a({mode:"boolean"})],st.prototype,"disabled",void 0);n([a],st.prototype,"role",void 0);n([a({mode:"boolean"})],st.prototype,"checked",void 0);n([a({mode:"boolean"})],st.prototype,"hidden",void 0);n([m],st.prototype,"slottedSubmenu",void 0);n([m],st.prototype,"submenu",void 0);Ie(st,$e);var Zr=class o extends v{itemsChanged(e,t){this.$fastController.isConnected&&this.menuChildren!==void 0&&this.setItems()}static{this.focusableElementRoles=ke}constructor(){super(),this.elementInternals=this.attachInternals(),this.isNestedMenu=()=>this.parentElement!==null&&la(this.parentElement)&&this.parentElement.getAttribute("role")==="menuitem",this.changedMenuItemHandler=e=>{if(this.menuChildren===void 0)return;let t=e.target,r=this.menuChildren.indexOf(t);if(r!==-1&&t.role==="menuitemradio"&&t.checked===!0){for(let s=r-1;s>=0;--s){let l=this.menuChildren[s],d=l.role;if(d===ke.menuitemradio&&(l.checked=!1),d==="separator")break}let i=this.menuChildren.length-1;for(let s=r+1;s<=i;++s){let l=this.menuChildren[s],d=l.role;if(d===ke.menuitemradio&&(l.checked=!1),d==="separator")break}}},this.elementInternals.role="menu"}connectedCallback(){super.connectedCallback(),!this.slot&&this.isNestedMenu()&&(this.slot="submenu"),F.enqueue(()=>{this.setItems()}),this.addEventListener("change",this.changedMenuItemHandler)}disconnectedCallback(){super.disconnectedCallback(),Array.from(this.children).forEach(e=>{x.getNotifier(e).unsubscribe(this,"hidden")}),this.menuChildren=void 0,this.removeEventListener("change",this.changedMenuItemHandler)}focus(){this.menuItems?.find(e=>!e.disabled)?.focus()}setItems(){let e=Array.from(this.children);e.forEach(t=>{x.getNotifier(t).subscribe(this,"hidden")}),this.menuChildren=e.filter(t=>!t.hasAttribute("hidden")),this.menuItems=this.menuChildren?.filter(this.isMenuItemElement)}handleChange(e,t){t==="hidden"&&this.setItems()}isMenuItemElement(e){return Zu(e)||la(e)&&!!e.role&&e.role in o.focusableElementRoles}};n([m],Zr.prototype,"items",void 0);var Sr={INFERRED_ROLE:"data-fg-ir",ITEM:"data-fg-item",AUTHOR_TABINDEX:"data-fg-ati",SEGMENT:"data-fg-seg",SEGMENT_START:"data-fg-segs"},Ut={TOOLBAR:"toolbar",TABLIST:"tablist",RADIOGROUP:"radiogroup",LISTBOX:"listbox",MENU:"menu",MENUBAR:"menubar",NONE:"none"},tN=[Ut.TOOLBAR,Ut.TABLIST,Ut.RADIOGROUP,Ut.LISTBOX,Ut.MENU,Ut.MENUBAR,Ut.NONE];function wn(o,e){return o.contains(e)}function op(){return"focusgroup"in(globalThis?.HTMLElement?.prototype??{})||"focusGroup"in(globalThis?.HTMLElement?.prototype??{})}function rp(o,e,t){let r="forward",i="backward",s="block",l="inline";if(rf(o.composedPath()[0]))return o.key==="Tab"?o.shiftKey?i:r:null;if(o.shiftKey||o.ctrlKey||o.metaKey)return null;let{writingMode:d,direction:f}=window.getComputedStyle(e),g=!d.startsWith("horizontal-"),u=f==="rtl",k=g?s:l,L=g?l:s,ee=g?d.endsWith("-rl")!==u:u,be=g&&u,Me={ArrowUp:{axis:L,dir:be?r:i},ArrowDown:{axis:L,dir:be?i:r},ArrowLeft:{axis:k,dir:ee?r:i},ArrowRight:{axis:k,dir:ee?i:r},Home:{dir:"start"},End:{dir:"end"}}[o.key];return!Me||t&&Me.axis&&Me.axis!==t?null:Me.dir}function rf(o){return o?.nodeType===Node.ELEMENT_NODE&&(["INPUT","TEXTAREA","SELECT"].includes(o.nodeName)&&!["checkbox","radio"].includes(o.getAttribute("type"))||o.isContentEditable||["AUDIO","VIDEO"].includes(o.nodeName)&&o.hasAttribute("controls")||["IFRAME","OBJECT"].includes(o.nodeName))}globalThis.__FOCUSGROUP_POLYFILL__??={o:new Set,b:!1};var ip=globalThis.__FOCUSGROUP_POLYFILL__;var nf=ip.o;function Nn(){for(let o of nf)o.takeRecords()}var Kt=class{#t;#e;#i=null;#p=void 0;#c=!1;#s=!0;#r;#o=null;#n=!1;#l=null;#h=new AbortController;#d;#u;constructor(o,e,t={}){if(op()||!o)return;this.#t=o,this.#e=e,this.#d=t.decorateOwner,this.#u=t.decorateItem,this.#m(t.definition),this.#d?.(this.#t,this.#i),this.#g();let r={signal:this.#h.signal};this.#t.addEventListener("keydown",this.#x.bind(this),r),this.#t.addEventListener("focusin",this.#y.bind(this),r),this.#t.addEventListener("focusout",this.#k.bind(this),r)}disconnect(){this.#a(),this.#h.abort(),this.#e?.disconnect?.(),this.#t=null}update(o={}){if(this.#t){if(o.definition!==void 0&&(this.#m(o.definition),this.#d?.(this.#t,this.#i)),o.authorTabindexChanges)for(let e of o.authorTabindexChanges)e.setAttribute(Sr.AUTHOR_TABINDEX,e.getAttribute("tabindex")??"none");this.#f(),this.#g()}}#m(o){this.#i=o?.behavior??null,this.#c=o?.wrap??!1,this.#p=o?.axis,this.#s=o?.memory??!0,this.#s||(this.#o=null)}#g(){if(!this.#i||this.#i===Ut.NONE){this.#f();return}this.#e.decorate?.();for(let{element:e,segmentBoundary:t}of this.#e.items())this.#u?.(e,this.#i),e.setAttribute(Sr.AUTHOR_TABINDEX,e.getAttribute("tabindex")??"none"),e.tabIndex=t?0:-1;(!this.#o?.isConnected||!(this.#e.isItem?.(this.#o)??this.#e.contains(this.#o)))&&(this.#o=null);let o=this.#o??this.#e.start??this.#e.first?.()??null;o&&(o.tabIndex=0,this.#r=o,this.#a(),this.#b(o)),this.#e.flush?.()}#f(){this.#a();let o=!1;for(let{element:e}of this.#e.items()){o=!0,this.#u?.(e,null);let t=e.getAttribute(Sr.AUTHOR_TABINDEX);t&&(t==="none"?e.removeAttribute("tabindex"):e.setAttribute("tabindex",t),e.removeAttribute(Sr.AUTHOR_TABINDEX))}this.#e.undecorate?.(),o&&this.#e.flush?.()}#x(o){let e=o.composedPath()[0];if(o.defaultPrevented||e===this.#t||!this.#e.contains(e))return;let t;switch(rp(o,e,this.#p)){case"start":t=this.#e.first();break;case"end":t=this.#e.last();break;case"forward":t=this.#e.next(e),!t&&this.#c&&(t=this.#e.first());break;case"backward":t=this.#e.previous(e),!t&&this.#c&&(t=this.#e.last());break}t&&t!==e&&(this.#v(e,t,!0),this.#o=t,o.preventDefault())}#y(o){let e=o.composedPath()[0];if(e===this.#t&&this.#n&&(!o.relatedTarget||!wn(this.#t,o.relatedTarget))){let r=this.#o||this.#r;this.#a(),r&&r.focus(),o.stopPropagation();return}if(!this.#e.contains(e))return;this.#n&&this.#a();let t=this.#o;if(this.#o=e,t!==e&&e.tabIndex<0){let r=t??this.#r;r&&this.#v(r,e)}}#k(o){if(!o.relatedTarget||!wn(this.#t,o.relatedTarget)){let r=this.#s?this.#o||this.#r:this.#r;r&&this.#b(r)}if(o.relatedTarget&&wn(this.#t,o.relatedTarget)||this.#s||!this.#r)return;let e=this.#o;this.#o=null;let t=this.#e.start??this.#e.first?.()??null;if(e!==this.#r||t!==this.#r){for(let{element:r,segmentBoundary:i}of this.#e.items())r.tabIndex=i?0:-1;t&&(t.tabIndex=0,this.#r=t),this.#e.flush?.()}}#b(o){let e=(o.assignedSlot??o).getRootNode(),t=e instanceof ShadowRoot&&e.host.hasAttribute(Sr.AUTHOR_TABINDEX);this.#n||!t||(this.#l=this.#t.getAttribute("tabindex"),this.#t.tabIndex=0,this.#n=!0,Nn())}#a(){this.#n&&(this.#l!==null?this.#t.setAttribute("tabindex",this.#l):this.#t.removeAttribute("tabindex"),this.#n=!1,this.#l=null,this.#e.flush?.(),Nn())}#v(o,e,t=!1){e.tabIndex=0,t&&e.focus(),o.tabIndex=this.#e.sameSegment?.(o,e)??!0?-1:0,this.#a(),Nn()}};var Tt=class{constructor(e,t){this.getItems=e,this.getStart=t}get start(){return this.getStart?.()??null}first(){return this.getItems()[0]??null}last(){let e=this.getItems();return e[e.length-1]??null}next(e){let t=this.getItems(),r=t.indexOf(e);return r===-1?null:t[r+1]??null}previous(e){let t=this.getItems(),r=t.indexOf(e);return r<=0?null:t[r-1]??null}*items(){for(let e of this.getItems())yield{element:e}}contains(e){return this.getItems().includes(e)}};var Pn=class extends Zr{disconnectedCallback(){this.fg?.disconnect(),super.disconnectedCallback()}setItems(){super.setItems(),this.fgItems??=new Tt(()=>this.menuItems?.filter(e=>!e.hidden)??[]),this.fg?this.fg.update():this.fg=new Kt(this,this.fgItems,{definition:{behavior:"menu",axis:"block",wrap:!0}})}};function af(){return h`
    <template focusgroup="menu">
      <slot ${O("items")}></slot>
    </template>
  `}var np=af();var ap=p`
  ${y("grid")}

  :host {
    --_col-indicator-width: 0px;
    --_col-start-width: 0px;
    --_col-content-width: 1fr;
    --_col-end-width: 0px;
    --_col-submenu-width: 0px;

    contain: layout style;
    block-size: auto;
    max-inline-size: 300px;
    min-inline-size: 160px;
    inline-size: auto;
    background-color: ${N};
    border: 1px solid ${_};
    border-radius: ${$};
    box-shadow: ${dr};
    grid-template-columns:
      10px
      var(--_col-indicator-width)
      var(--_col-start-width)
      var(--_col-content-width)
      var(--_col-end-width)
      var(--_col-submenu-width)
      10px;
    gap: 2px 0;
    padding: 4px;
  }

  ::slotted(*) {
    grid-column: 1 / -1;
  }

  :host(:has(> [role='menuitemradio'], > [role='menuitemcheckbox'])) {
    --_col-indicator-width: 24px;
  }

  :host(:has(> * > [slot='start'])) {
    --_col-start-width: 24px;
  }

  :host(:has(> * > [slot='end'])) {
    --_col-end-width: 24px;
  }

  :host(:has(> * > [slot='submenu'])) {
    --_col-submenu-width: 24px;
  }

  @scope {
    :scope:has(> [role='menuitemradio'], > [role='menuitemcheckbox']) {
      --_col-indicator-width: 24px;
    }

    :scope:has(> * > [slot='start']) {
      --_col-start-width: 24px;
    }

    :scope:has(> * > [slot='end']) {
      --_col-end-width: 24px;
    }

    :scope:has(> * > [slot='submenu']) {
      --_col-submenu-width: 24px;
    }
  }
`;var sp=`${c.prefix}-menu-list`;var lp={name:sp,registry:c.registry,styles:ap,template:np};var mt=class extends v{constructor(){super(...arguments),this._open=!1,this.toggleMenu=()=>{this._menuList?.togglePopover(!this._open)},this.closeMenu=e=>{e?.target instanceof st&&(e.target.getAttribute("role")===ke.menuitemcheckbox||e.target.getAttribute("role")===ke.menuitemradio)||(this._menuList?.togglePopover(!1),this.closeOnScroll&&document.removeEventListener("scroll",this.closeMenu))},this.openMenu=e=>{this._menuList?.togglePopover(!0),e&&this.openOnContext&&e.preventDefault(),this.closeOnScroll&&document.addEventListener("scroll",this.closeMenu)},this.toggleHandler=e=>{if(e.type==="toggle"&&e.newState){let t=e.newState==="open";this._trigger?.setAttribute("aria-expanded",`${t}`),this._menuList?.setAttribute("focusgroup",t?"menu":"none"),this._open=t,this._open&&this.focusMenuList()}},this.triggerKeydownHandler=e=>{if(e.defaultPrevented)return;switch(e.key){case" ":case"Enter":e.preventDefault(),this.toggleMenu();break;default:return!0}},this.documentClickHandler=e=>{e.composedPath().some(t=>t===this._trigger||t===this._menuList)||this.closeMenu()}}slottedMenuListChanged(e,t){this._menuListAbortController?.abort(),t?.length&&(this._menuList=t[0],this._menuList.popover=this.openOnContext?"manual":"",this.addMenuListListeners())}slottedTriggersChanged(e,t){if(this._triggerAbortController?.abort(),t?.length){let r=t[0];this._trigger=r,this._trigger?.isConnected&&(this._trigger.setAttribute("aria-haspopup","true"),this._trigger.setAttribute("aria-expanded",`${this._open}`),this.addTriggerListeners())}}connectedCallback(){super.connectedCallback(),this.setComponent()}disconnectedCallback(){super.disconnectedCallback(),this._triggerAbortController?.abort(),this._menuListAbortController?.abort()}setComponent(){}focusMenuList(){F.enqueue(()=>{this._menuList.focus()})}focusTrigger(){F.enqueue(()=>{this._trigger.focus()})}openOnHoverChanged(e,t){this._trigger&&(this._triggerAbortController?.abort(),this.addTriggerListeners())}persistOnItemClickChanged(e,t){this._menuList&&(this._menuListAbortController?.abort(),this.addMenuListListeners())}openOnContextChanged(e,t){t?this._menuList?.setAttribute("popover","manual"):this._menuList?.setAttribute("popover",""),this._trigger&&(this._triggerAbortController?.abort(),this.addTriggerListeners())}closeOnScrollChanged(e,t){t?document.addEventListener("scroll",this.closeMenu):document.removeEventListener("scroll",this.closeMenu)}addTriggerListeners(){this._triggerAbortController=new AbortController;let{signal:e}=this._triggerAbortController;this._trigger?.addEventListener("keydown",this.triggerKeydownHandler,{signal:e}),this.openOnHover?this._trigger?.addEventListener("mouseover",this.openMenu,{signal:e}):this.openOnContext?(this._trigger?.addEventListener("contextmenu",this.openMenu,{signal:e}),document.addEventListener("click",this.documentClickHandler,{signal:e})):this._trigger?.addEventListener("click",this.toggleMenu,{signal:e})}addMenuListListeners(){this._menuListAbortController=new AbortController;let{signal:e}=this._menuListAbortController;this._menuList?.addEventListener("toggle",this.toggleHandler,{signal:e}),this.persistOnItemClick||this._menuList?.addEventListener("change",this.closeMenu,{signal:e})}menuKeydownHandler(e){if(e.defaultPrevented)return;switch(e.key){case"Escape":e.preventDefault(),this._open&&(this.closeMenu(),this.focusTrigger());break;case"Tab":if(this._open&&this.closeMenu(),e.shiftKey&&e.composedPath()[0]!==this._trigger&&e.composedPath()[0].assignedSlot!==this.primaryAction)this.focusTrigger();else if(e.shiftKey)return!0;default:return!0}}};n([a({attribute:"open-on-hover",mode:"boolean"})],mt.prototype,"openOnHover",void 0);n([a({attribute:"open-on-context",mode:"boolean"})],mt.prototype,"openOnContext",void 0);n([a({attribute:"close-on-scroll",mode:"boolean"})],mt.prototype,"closeOnScroll",void 0);n([a({attribute:"persist-on-item-click",mode:"boolean"})],mt.prototype,"persistOnItemClick",void 0);n([a({mode:"boolean"})],mt.prototype,"split",void 0);n([m],mt.prototype,"slottedMenuList",void 0);n([m],mt.prototype,"slottedTriggers",void 0);n([m],mt.prototype,"primaryAction",void 0);function sf(){return h`
    <template @keydown="${(o,e)=>o.menuKeydownHandler(e.event)}">
      <slot name="primary-action" ${T("primaryAction")}></slot>
      <slot name="trigger" ${O({property:"slottedTriggers",filter:St()})}></slot>
      <slot ${O({property:"slottedMenuList",filter:St()})}></slot>
    </template>
  `}var cp=sf();var dp=p`
  ${y("inline-block")}

  ::slotted([slot='trigger']) {
    anchor-name: --menu-trigger;
  }

  ::slotted([popover]) {
    margin: 0;
    max-height: var(--menu-max-height, auto);
    position-anchor: --menu-trigger;
    inset: unset;
    inset-block-start: anchor(outside);
    inset-inline-start: anchor(self-start);
    position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;
    position: fixed;
    z-index: 1;
  }

  :host([split]) ::slotted([popover]) {
    inset-inline-start: unset;
    inset-inline-end: anchor(self-end);
  }

  ::slotted([popover]:not(:popover-open)) {
    display: none;
  }

  :host([split]) {
    display: inline-flex;
  }

  :host([split]) ::slotted([slot='primary-action']) {
    border-inline-end: ${P} solid ${ye};
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  /* Keeps focus visible visuals above trigger slot*/
  :host([split]) ::slotted([slot='primary-action']:focus-visible) {
    z-index: 1;
  }

  :host([split]) ::slotted([slot='primary-action'][appearance='primary']) {
    border-inline-end: ${P} solid white;
  }

  :host([split]) ::slotted([slot='trigger']) {
    border-inline-start: 0;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;var up=`${c.prefix}-menu`;var pp={name:up,registry:c.registry,styles:dp,template:cp};var hp=p`
  ${y("inline-grid")}

  :host {
    -webkit-tap-highlight-color: transparent;
    ${yn}
    align-items: center;
    background-color: ${N};
    border-radius: ${$};
    box-sizing: border-box;
    color: ${ge};
    column-gap: ${G};
    cursor: pointer;
    grid-template-areas: 'indicator start content';
    grid-template-columns: auto auto 1fr;
    min-height: 32px;
    padding: ${ae};
    text-align: start;
  }

  .content {
    grid-area: content;
    line-height: 1;
  }

  ::slotted([slot='start']) {
    grid-area: start;
  }

  :host(:hover) {
    background-color: ${lo};
    color: ${dt};
  }

  :host(:active) {
    background-color: ${ar};
    color: ${ut};
  }

  :host(${B}) {
    background-color: ${N};
    color: ${z};
    cursor: default;
  }

  .checkmark-16-filled {
    fill: currentColor;
    width: 16px;
  }

  slot[name='checked-indicator'] > *,
  ::slotted([slot='checked-indicator']) {
    aspect-ratio: 1;
    flex: 0 0 auto;
    grid-area: indicator;
    visibility: hidden;
  }

  :host(${gn}) :is(slot[name='checked-indicator'] > *, ::slotted([slot='checked-indicator'])) {
    visibility: visible;
  }

  :host(${Ro}) .checkmark-16-filled,
  :host(:not(${Ro})) .checkmark-12-regular {
    display: none;
  }

  :host(${Ro}) .checkmark-12-regular {
    background-color: ${N};
    border-radius: ${fe};
    border: ${P} solid ${xe};
    box-sizing: border-box;
    cursor: pointer;
    fill: transparent;
    position: relative;
    visibility: visible;
    width: 16px;
  }

  :host(${Ro}${gn}) .checkmark-12-regular {
    background-color: ${tt};
    border-color: ${He};
    fill: ${qe};
  }

  :host(${B}${Ro}) .checkmark-12-regular {
    border-color: ${de};
  }

  :host(${B}${Ro}${gn}) .checkmark-12-regular {
    background-color: ${ze};
  }

  :host(${gd}) {
    border: ${te} solid ${X};
  }

  @supports (selector(:host(:has(*)))) {
    :host(:has([slot='start']:not([size='16']))) {
      column-gap: ${ae};
    }
  }

  :host(${vd}) {
    column-gap: ${ae};
    grid-template-areas:
      'indicator start content'
      'indicator start description';
  }

  ::slotted([slot='description']) {
    color: ${V};
    grid-area: description;
    ${kn}
  }

  @media (forced-colors: active) {
    :host(${B}) {
      color: GrayText;
    }
  }
`;var lf=h.partial(`
  <svg aria-hidden="true" class="checkmark-16-filled" viewBox="0 0 16 16">
    <path
      d="M14.046 3.486a.75.75 0 0 1-.032 1.06l-7.93 7.474a.85.85 0 0 1-1.188-.022l-2.68-2.72a.75.75 0 1 1 1.068-1.053l2.234 2.267l7.468-7.038a.75.75 0 0 1 1.06.032"
    />
  </svg>
  <svg aria-hidden="true" class="checkmark-12-regular" viewBox="0 0 12 12">
    <path
      d="M9.854 3.146a.5.5 0 0 1 0 .708l-4.5 4.5a.5.5 0 0 1-.708 0l-2-2a.5.5 0 1 1 .708-.708L5 7.293l4.146-4.147a.5.5 0 0 1 .708 0"
    />
  </svg>
`);function cf(o={}){return h`
    <slot name="checked-indicator">${Z(o.checkedIndicator)}</slot>
    ${me(o)}
    <div class="content" part="content">
      <slot ${O({property:"freeformOutputs",filter:St("output")})}></slot>
    </div>
    <div class="description" part="description">
      <slot name="description" ${O("descriptionSlot")}></slot>
    </div>
  `}var mp=cf({checkedIndicator:lf});var gp={name:$u,registry:c.registry,styles:hp,template:mp};var Ce=class extends v{activeChanged(e,t){w(this.elementInternals,"active",t)}currentSelectedChanged(e,t){this.selected=!!t}defaultSelectedChanged(e,t){this.selected=!!t}descriptionSlotChanged(e,t){w(this.elementInternals,"description",!!t?.length)}disabledChanged(e,t){this.elementInternals.ariaDisabled=this.disabled?"true":"false",w(this.elementInternals,"disabled",this.disabled),this.setFormValue(!this.disabled&&this.selected?this.value:null)}disabledAttributeChanged(e,t){this.disabled=!!t}initialValueChanged(e,t){this._value=t}multipleChanged(e,t){w(this.elementInternals,"multiple",t),this.selected=!1}get form(){return this.elementInternals.form}static{this.formAssociated=!0}get labels(){return Object.freeze(Array.from(this.elementInternals.labels))}get selected(){return x.track(this,"selected"),!!this.currentSelected}set selected(e){this.currentSelected=e,F.enqueue(()=>{this.elementInternals&&(this.setFormValue(e?this.value:null),this.elementInternals.ariaSelected=e?"true":"false",w(this.elementInternals,"selected",e))}),x.notify(this,"selected")}get text(){return this.freeform?this.value.replace(/\s+/g," ").trim():(this.textAttribute??this.textContent)?.replace(/\s+/g," ").trim()??""}get value(){return x.track(this,"value"),this._value??this.text}set value(e){this._value=e,this.$fastController.isConnected&&(this.setFormValue(this.selected?e:null),this.freeformOutputs?.forEach(t=>{t.value=e}),x.notify(this,"value"))}connectedCallback(){super.connectedCallback(),this.freeform&&(this.value="",this.hidden=!0,this.selected=!1)}constructor(){super(),this.active=!1,this.id=Te("option-"),this.initialValue="",this.multiple=!1,this.elementInternals=this.attachInternals(),this._value=this.initialValue,this.elementInternals.role="option"}setFormValue(e,t){if(this.disabled){this.elementInternals.setFormValue(null);return}this.elementInternals.setFormValue(e,e??t)}toggleSelected(e=!this.selected){this.selected=e}};n([m],Ce.prototype,"active",void 0);n([a({attribute:"current-selected",mode:"boolean"})],Ce.prototype,"currentSelected",void 0);n([a({attribute:"selected",mode:"boolean"})],Ce.prototype,"defaultSelected",void 0);n([m],Ce.prototype,"descriptionSlot",void 0);n([m],Ce.prototype,"disabled",void 0);n([a({attribute:"disabled",mode:"boolean"})],Ce.prototype,"disabledAttribute",void 0);n([a({attribute:"form"})],Ce.prototype,"formAttribute",void 0);n([a({mode:"boolean"})],Ce.prototype,"freeform",void 0);n([a({attribute:"id"})],Ce.prototype,"id",void 0);n([a({attribute:"value",mode:"fromView"})],Ce.prototype,"initialValue",void 0);n([m],Ce.prototype,"multiple",void 0);n([a],Ce.prototype,"name",void 0);n([m],Ce.prototype,"start",void 0);n([a({attribute:"text",mode:"fromView"})],Ce.prototype,"textAttribute",void 0);var fp={success:"success",warning:"warning",error:"error"},bp=`${c.prefix}-progress-bar`;var vp=p`
  ${y("block")}

  :host {
    width: 100%;
    height: 2px;
    overflow-x: hidden;
    background-color: ${co};
    border-radius: ${$};
    contain: content;

    @supports (width: attr(value type(<number>))) {
      --max: attr(max type(<number>), 100);
      --min: attr(min type(<number>), 0);
      --value: attr(value type(<number>), 0);
      --indicator-width: clamp(0%, calc((var(--value) - var(--min)) / (var(--max) - var(--min)) * 100%), 100%);
    }
  }

  :host([thickness='large']) {
    height: 4px;
  }

  :host([shape='square']) {
    border-radius: ${mo};
  }

  .indicator {
    background-color: ${tt};
    border-radius: inherit;
    height: 100%;
  }

  :host([value]) .indicator {
    transition: all 0.2s ease-in-out;

    @supports (width: attr(value type(<number>))) {
      width: var(--indicator-width);
    }
  }

  :host(:not([value])) .indicator {
    position: relative;
    width: 33%;
    background-image: linear-gradient(
      to right,
      ${co} 0%,
      ${ne} 50%,
      ${co} 100%
    );
    animation-name: indeterminate;
    animation-duration: 3s;
    animation-timing-function: linear;
    animation-iteration-count: infinite;
  }

  :host([validation-state='error']) .indicator {
    background-color: ${Mi};
  }

  :host([validation-state='warning']) .indicator {
    background-color: ${Wi};
  }

  :host([validation-state='success']) .indicator {
    background-color: ${Ri};
  }

  @layer animations {
    /* Disable animations for reduced motion */
    @media (prefers-reduced-motion: no-preference) {
      :host([value]) {
        transition: none;
      }
      :host(:not([value])) .indicator {
        animation-duration: 0.01ms;
        animation-iteration-count: 1;
      }
    }
  }

  @keyframes indeterminate {
    0% {
      inset-inline-start: -33%;
    }
    100% {
      inset-inline-start: 100%;
    }
  }

  @media (forced-colors: active) {
    :host {
      background-color: CanvasText;
    }
    .indicator,
    :host(:is([validation-state='success'], [validation-state='warning'], [validation-state='error'])) .indicator {
      background-color: Highlight;
    }
  }
`;function df(){return h` <div class="indicator" part="indicator" ${T("indicator")}></div> `}var xp=df();var yp={name:bp,registry:c.registry,styles:vp,template:xp};var Yt=class extends v{indicatorChanged(){this.setIndicatorWidth()}validationStateChanged(e,t){ht(this.elementInternals,e,t,fp)}valueChanged(e,t){this.elementInternals&&(this.elementInternals.ariaValueNow=typeof t=="number"?`${t}`:null),this.setIndicatorWidth()}minChanged(e,t){this.elementInternals&&(this.elementInternals.ariaValueMin=typeof t=="number"?`${t}`:null),this.setIndicatorWidth()}maxChanged(e,t){this.elementInternals&&(this.elementInternals.ariaValueMax=typeof t=="number"?`${t}`:null),this.setIndicatorWidth()}constructor(){super(),this.elementInternals=this.attachInternals(),this.validationState=null,this.elementInternals.role="progressbar"}setIndicatorWidth(){CSS.supports("width: attr(value type(<number>))")||F.enqueue(()=>{if(typeof this.value!="number"){this.indicator?.style.removeProperty("width");return}let e=this.min??0,t=this.max??100,r=this.value??0,i=t-e,s=i===0?0:Math.fround((r-e)/i*100);this.indicator?.style.setProperty("width",`${s}%`)})}};n([m],Yt.prototype,"indicator",void 0);n([a({attribute:"validation-state"})],Yt.prototype,"validationState",void 0);n([a({converter:U})],Yt.prototype,"value",void 0);n([a({converter:U})],Yt.prototype,"min",void 0);n([a({converter:U})],Yt.prototype,"max",void 0);var $r=class extends Yt{};n([a],$r.prototype,"thickness",void 0);n([a],$r.prototype,"shape",void 0);function kp(o,e="-radio"){return ki(e)(o)}var Sp=`${c.prefix}-radio`;var $a=Fe,$p=`${c.prefix}-radio-group`;var gt=class extends v{checkedIndexChanged(e,t){this.enabledRadios&&this.checkRadio(t)}disabledChanged(e,t){this.radios&&(this.checkedIndex=-1,this.radios?.forEach(r=>{r.disabled=!!r.disabledAttribute||!!this.disabled}))}initialValueChanged(e,t){this.value=t??""}nameChanged(e,t){this.isConnected&&t&&this.radios?.forEach(r=>{r.name=this.name})}orientationChanged(e,t){this.elementInternals.ariaOrientation=this.orientation??$a.horizontal}radiosChanged(e,t){let r=t?.length;if(!r)return;!this.name&&t.every(l=>l.name===t[0].name)&&(this.name=t[0].name);let i=this.enabledRadios.findLastIndex(l=>l.initialChecked);t.forEach((l,d)=>{l.ariaPosInSet=`${d+1}`,l.ariaSetSize=`${r}`,this.initialValue&&!this.dirtyState?l.checked=l.value===this.initialValue:l.checked=d===i,l.name=this.name??l.name,l.disabled=!!this.disabled||!!l.disabledAttribute,l.toggleAttribute("focusgroupstart",l.checked&&!l.disabled)}),!this.dirtyState&&this.initialValue&&(this.value=this.initialValue),(!this.value||this.value&&typeof this.checkedIndex!="number"&&i>=0)&&(this.checkedIndex=i);let s=t.map(l=>l.id).join(" ").trim();s&&this.setAttribute("aria-owns",s)}requiredChanged(e,t){this.elementInternals.ariaRequired=t?"true":null,this.setValidity()}slottedRadiosChanged(e,t){F.enqueue(()=>{this.radios=[...this.querySelectorAll("*")].filter(r=>kp(r))})}get enabledRadios(){return this.disabled?[]:this.radios?.filter(e=>!e.disabled)??[]}static{this.formAssociated=!0}get validationMessage(){if(this.elementInternals.validationMessage)return this.elementInternals.validationMessage;if(this.enabledRadios?.[0]?.validationMessage)return this.enabledRadios[0].validationMessage;if(!this._validationFallbackMessage){let e=document.createElement("input");e.type="radio",e.required=!0,e.checked=!1,this._validationFallbackMessage=e.validationMessage}return this._validationFallbackMessage}get validity(){return this.elementInternals.validity}get value(){return x.notify(this,"value"),this.enabledRadios.find(e=>e.checked)?.value??null}set value(e){let t=this.enabledRadios.findIndex(r=>r.value===e);this.checkedIndex=t,this.$fastController.isConnected&&(this.setFormValue(e),this.setValidity()),x.track(this,"value")}changeHandler(e){if(this===e.target)return!0;this.dirtyState=!0;let t=this.enabledRadios.indexOf(e.target);return this.checkRadio(t),this.radios?.filter(r=>r.disabled)?.forEach(r=>{r.checked=!1}),!0}checkRadio(e=this.checkedIndex,t=!1){let r=this.checkedIndex;this.enabledRadios.forEach((i,s)=>{let l=s===e;i.checked=l,l&&(r=s,t&&i.$emit("change"))}),this.checkedIndex=r,this.setFormValue(this.value),this.setValidity()}checkValidity(){return this.elementInternals.checkValidity()}clickHandler(e){return this===e.target&&this.enabledRadios[Math.max(0,this.checkedIndex)]?.focus(),!0}constructor(){super(),this.isNavigating=!1,this.dirtyState=!1,this.elementInternals=this.attachInternals(),this.elementInternals.role="radiogroup",this.elementInternals.ariaOrientation=this.orientation??$a.horizontal}focus(){this.enabledRadios[Math.max(0,this.checkedIndex)]?.focus()}formResetCallback(){this.dirtyState=!1,this.checkedIndex=-1,this.setFormValue(this.value),this.setValidity()}focusinHandler(e){if(!this.disabled&&(this.isNavigating||this.value)){this.radios?.forEach(r=>{r.disabled&&r.checked&&(r.checked=!1)});let t=this.enabledRadios.indexOf(e.target);t>-1&&this.checkRadio(t,!0),this.isNavigating=!1}return!0}keydownHandler(e){switch(e.key){case"ArrowUp":case"ArrowDown":case"ArrowLeft":case"ArrowRight":case"Home":case"End":this.isNavigating=!0;break;case" ":this.checkRadio();break}return!0}disabledRadioHandler(e){e.detail===!0&&e.target.checked&&(this.checkedIndex=-1)}reportValidity(){return this.elementInternals.reportValidity()}setFormValue(e,t){this.elementInternals.setFormValue(e,e??t)}setValidity(e,t,r){if(this.$fastController.isConnected){if(!(this.required&&!this.value&&!this.disabled)){this.enabledRadios?.forEach(d=>{d.elementInternals.setValidity({})});return}let s={valueMissing:!0,...e},l=t??this.validationMessage;this.enabledRadios?.forEach((d,f)=>{f===0?d.elementInternals.setValidity(s,l,d):d.elementInternals.setValidity({})})}}};n([m],gt.prototype,"checkedIndex",void 0);n([a({attribute:"disabled",mode:"boolean"})],gt.prototype,"disabled",void 0);n([a({attribute:"value",mode:"fromView"})],gt.prototype,"initialValue",void 0);n([a],gt.prototype,"name",void 0);n([a],gt.prototype,"orientation",void 0);n([m],gt.prototype,"radios",void 0);n([a({mode:"boolean"})],gt.prototype,"required",void 0);n([m],gt.prototype,"slottedRadios",void 0);var Fn=class extends gt{disconnectedCallback(){this.fg?.disconnect(),super.disconnectedCallback()}radiosChanged(e,t){super.radiosChanged(e,t),this.fgItems??=new Tt(()=>this.enabledRadios?.filter(r=>!r.hidden)??[],()=>this.enabledRadios?.find(r=>r.checked)??null),this.fg?this.fg.update():this.fg=new Kt(this,this.fgItems,{definition:{behavior:"radiogroup",axis:void 0,wrap:!0}})}};var Bp=p`
  ${y("flex")}

  :host {
    -webkit-tap-highlight-color: transparent;
    cursor: pointer;
    gap: ${pr};
  }

  :host([orientation='vertical']) {
    flex-direction: column;
    justify-content: flex-start;
  }

  :host([orientation='horizontal']) {
    flex-direction: row;
  }

  ::slotted(*) {
    color: ${V};
  }

  ::slotted(:hover) {
    color: ${ge};
  }

  ::slotted(:active) {
    color: ${C};
  }

  ::slotted(${Pe}) {
    color: ${z};
  }

  ::slotted(${A}) {
    color: ${C};
  }

  :host([slot='input']) {
    margin: ${se} ${Be};
  }
`;function uf(){return h`
    <template
      focusgroup="radiogroup wrap"
      @disabled="${(o,e)=>o.disabledRadioHandler(e.event)}"
      @change="${(o,e)=>o.changeHandler(e.event)}"
      @click="${(o,e)=>o.clickHandler(e.event)}"
      @focusin="${(o,e)=>o.focusinHandler(e.event)}"
      @keydown="${(o,e)=>o.keydownHandler(e.event)}"
    >
      <slot ${O("slottedRadios")}></slot>
    </template>
  `}var wp=uf();var Np={name:$p,registry:c.registry,styles:Bp,template:wp};var Pp=p`
  ${y("inline-flex")}

  :host {
    --size: 16px;
    aspect-ratio: 1;
    background-color: ${N};
    border: ${P} solid ${xe};
    border-radius: ${J};
    box-sizing: border-box;
    position: relative;
    width: var(--size);
  }

  :host([size='large']) {
    --size: 20px;
  }

  .checked-indicator {
    aspect-ratio: 1;
    border-radius: ${J};
    color: ${qe};
    inset: 0;
    margin: auto;
    position: absolute;
    width: calc(var(--size) * 0.625);
  }

  :host(:not([slot='input']))::after {
    content: '' / '';
    position: absolute;
    display: block;
    inset: -8px;
    box-sizing: border-box;
    outline: none;
    border: ${te} solid ${_};
    border-radius: ${$};
  }

  :host(:not([slot='input']):focus-visible)::after {
    border-color: ${X};
  }

  :host(:hover) {
    border-color: ${ot};
  }

  :host(${A}) {
    border-color: ${He};
  }

  :host(${A}) .checked-indicator {
    background-color: ${tt};
  }

  :host(${A}:hover) .checked-indicator {
    background-color: ${vt};
  }

  :host(:active) {
    border-color: ${rt};
  }

  :host(${A}:active) .checked-indicator {
    background-color: ${xt};
  }

  :host(:focus-visible) {
    outline: none;
  }

  :host(${Pe}) {
    background-color: ${ze};
    border-color: ${de};
  }

  :host(${A}${Pe}) .checked-indicator {
    background-color: ${de};
  }

  @media (forced-colors: active) {
    :host {
      border-color: FieldText;
    }

    :host(:not([slot='input']:focus-visible))::after {
      border-color: Canvas;
    }

    :host(:not(${Pe}):hover),
    :host(:not([slot='input']):focus-visible)::after {
      border-color: Highlight;
    }

    .checked-indicator {
      color: HighlightText;
    }

    :host(${A}) .checked-indicator {
      background-color: FieldText;
    }

    :host(${A}:not(${Pe}):hover) .checked-indicator {
      background-color: Highlight;
    }

    :host(${Pe}) {
      border-color: GrayText;
      color: GrayText;
    }

    :host(${Pe}${A}) .checked-indicator {
      background-color: GrayText;
    }
  }
`;var pf=h.partial(`
    <span part="checked-indicator" class="checked-indicator" role="presentation"></span>
`);function hf(o={}){return h`
    <template
      @click="${(e,t)=>e.clickHandler(t.event)}"
      @keydown="${(e,t)=>e.keydownHandler(t.event)}"
      @keyup="${(e,t)=>e.keyupHandler(t.event)}"
    >
      <slot name="checked-indicator">${Z(o.checkedIndicator)}</slot>
    </template>
  `}var Fp=hf({checkedIndicator:pf});var Cp={name:Sp,registry:c.registry,styles:Pp,template:Fp};var Cn=class extends Ve{constructor(){super(),this.elementInternals.role="radio"}disabledChanged(e,t){super.disabledChanged(e,t),this.$emit("disabled",t,{bubbles:!0})}requiredChanged(){}setFormValue(){}setValidity(){this.elementInternals.setValidity({})}toggleChecked(e=!0){super.toggleChecked(e)}};var mf=CSS.supports("width: attr(value type(<number>))"),Br={max:"--_attr-max",value:"--_attr-value",maskImageFilled:"--_mask-image-filled",maskImageOutlined:"--_mask-image-outlined"};function Jr(o){return o?["data:image/svg+xml",encodeURIComponent(o.replace(/\n/g,"").replace(/\s+/g," "))].join(","):""}var Zt=class extends v{iconSlotChanged(){this.handleSlotChange()}maxChanged(){this.setCustomPropertyValue("max")}valueChanged(){this.setCustomPropertyValue("value")}constructor(){super(),this.elementInternals=this.attachInternals(),this.defaultCustomIconViewBox="0 0 20 20",this.elementInternals.role="img",this.numberFormatter=new Intl.NumberFormat}connectedCallback(){super.connectedCallback(),this.setCustomPropertyValue("value"),this.setCustomPropertyValue("max")}get formattedCount(){return this.count?this.numberFormatter.format(this.count):""}handleSlotChange(){let e=this.iconSlot.assignedElements()?.find(t=>t.nodeName.toLowerCase()==="svg");this.renderSlottedIcon(e??null)}renderSlottedIcon(e){if(!e){this.display.style.removeProperty(Br.maskImageFilled),this.display.style.removeProperty(Br.maskImageOutlined);return}let t=e.innerHTML,r=e.getAttribute("viewBox")??this.iconViewBox??this.defaultCustomIconViewBox,i=`
            <svg
                viewBox="${r}"
                xmlns="http://www.w3.org/2000/svg"
            >${t}</svg>`,s=`
            <svg
                viewBox="${r}"
                xmlns="http://www.w3.org/2000/svg"
                fill="none"
                stroke="black"
                stroke-width="2"
            >${t}</svg>`;this.display.style.setProperty(Br.maskImageFilled,`url(${Jr(i)})`),this.display.style.setProperty(Br.maskImageOutlined,`url(${Jr(s)})`)}setCustomPropertyValue(e){requestAnimationFrame(()=>{if(!this.display||mf)return;let t=this[e];typeof t!="number"||Number.isNaN(t)?this.display.style.removeProperty(Br[e]):this.display.style.setProperty(Br[e],`${t}`)})}};n([m],Zt.prototype,"iconSlot",void 0);n([a({converter:U})],Zt.prototype,"count",void 0);n([a({attribute:"icon-view-box"})],Zt.prototype,"iconViewBox",void 0);n([a({converter:U})],Zt.prototype,"max",void 0);n([a({converter:U})],Zt.prototype,"value",void 0);var jo=class extends Zt{constructor(){super(...arguments),this.compact=!1}};n([a],jo.prototype,"color",void 0);n([a],jo.prototype,"size",void 0);n([a({mode:"boolean"})],jo.prototype,"compact",void 0);var Tp=`${c.prefix}-rating-display`;var Ap='<path d="M5.28347 1.54605C5.57692 0.951448 6.42479 0.951449 6.71825 1.54605L7.82997 3.79866L10.3159 4.15988C10.9721 4.25523 11.2341 5.0616 10.7592 5.52443L8.96043 7.27785L9.38507 9.7537C9.49716 10.4072 8.81122 10.9056 8.22431 10.597L6.00086 9.4281L3.7774 10.597C3.19049 10.9056 2.50455 10.4072 2.61664 9.7537L3.04128 7.27784L1.24246 5.52443C0.767651 5.0616 1.02966 4.25523 1.68584 4.15988L4.17174 3.79865L5.28347 1.54605Z" />',Ip=`
<svg viewBox="0 0 12 12" xmlns="http://www.w3.org/2000/svg">${Ap}</svg>
`,zp=`
<svg viewBox="0 0 12 12" xmlns="http://www.w3.org/2000/svg"
    fill="none" stroke="black" stroke-width="2"
>${Ap}</svg>
`;function gf(){return h`
    <div ${T("display")} class="display" aria-hidden="true"></div>
    <slot name="icon" ${T("iconSlot")} @slotchange="${o=>o.handleSlotChange()}"></slot>
    <slot name="value"><span class="value-label" aria-hidden="true">${o=>o.value}</span></slot>
    <slot name="count"><span class="count-label" aria-hidden="true">${o=>o.formattedCount}</span></slot>
  `}var Hp=gf();var Ep=p`
  ${y("inline-flex")}

  :host {
    --_icon-size: 16px;
    --_icon-gradient-degree: 90deg;
    --_icon-color-value: ${ml};
    --_icon-color-empty: ${Gi};
    --_default-value: 0;
    --_default-max: 5;
    --_mask-image-filled: url(${Jr(Ip)});
    --_mask-image-outlined: url(${Jr(zp)});
    --_mask-position-x: left;

    align-items: center;
    color: ${C};
    font-family: ${S};
    font-size: ${D};
    line-height: ${M};
    contain: layout style;
    user-select: none;
  }

  :host(:dir(rtl)) {
    --_icon-gradient-degree: -90deg;
    --_mask-position-x: right;
  }

  :host([size='small']) {
    --_icon-size: 12px;
  }

  :host([size='large']) {
    --_icon-size: 20px;
    font-size: ${I};
    line-height: ${E};
  }

  ::slotted([slot='icon']) {
    display: none;
  }

  :host([color='neutral']) {
    --_icon-color-value: ${C};
    --_icon-color-empty: ${co};
  }

  :host([color='brand']) {
    --_icon-color-value: ${Ho};
    --_icon-color-empty: ${zi};
  }

  @supports (width: attr(value type(<number>))) {
    :host {
      --_attr-value: attr(value type(<number>));
      --_attr-max: attr(max type(<number>));
    }
  }

  :host([compact]) .display {
    --_max: 1;
  }

  .display {
    --_value: max(0, round(var(--_attr-value, var(--_default-value)) * 2) / 2);
    --_max: max(1, var(--_attr-max, var(--_default-max)));
    --_mask-inline-size: calc(var(--_icon-size) + ${j});
    --_icon-gradient-stop-visual-adjustment: 0px;
    --_icon-gradient-stop: calc(
      var(--_mask-inline-size) * var(--_value) - var(--_icon-gradient-stop-visual-adjustment)
    );

    background-image: linear-gradient(
      var(--_icon-gradient-degree),
      var(--_icon-color-value) var(--_icon-gradient-stop),
      var(--_icon-color-empty) calc(var(--_icon-gradient-stop) + 0.5px)
    );
    block-size: var(--_icon-size);
    display: grid;
    inline-size: calc(var(--_max) * var(--_mask-inline-size) - ${j} / 2);
    mask-image: var(--_mask-image-filled);
    mask-repeat: repeat no-repeat;
    mask-size: var(--_mask-inline-size) var(--_icon-size);
    mask-position: var(--_mask-position-x) center;
  }

  .value-label,
  ::slotted([slot='value']) {
    display: block;
    margin-inline-start: ${G};
    font-weight: ${R};
  }

  :host([size='small']) .value-label,
  :host([size='small']) ::slotted([slot='value']) {
    margin-inline-start: ${j};
  }

  :host([size='large']) .value-label,
  :host([size='large']) ::slotted([slot='value']) {
    margin-inline-start: ${ae};
  }

  :host(:not([count])) .count-label {
    display: none;
  }

  .count-label::before,
  ::slotted([slot='count'])::before {
    content: '·';
    margin-inline: ${G};
  }

  :host([size='small']) .count-label::before,
  :host([size='small']) ::slotted([slot='count'])::before {
    margin-inline: ${j};
  }

  :host([size='large']) .count-label::before,
  :host([size='large']) ::slotted([slot='count'])::before {
    margin-inline: ${ae};
  }

  @media (forced-colors: active) {
    .display {
      --_icon-color-value: CanvasText;
      --_icon-color-empty: Canvas;
      --_icon-gradient-stop-visual-adjustment: 0.5px;

      forced-color-adjust: none;
    }

    .display::before {
      background-color: var(--_icon-color-value);
      content: '';
      grid-area: 1 / 1 / -1 / -1;
      mask: inherit;
      mask-image: var(--_mask-image-outlined);
    }
  }
`;var Dp={name:Tp,registry:c.registry,styles:Ep,template:Hp};var Lp=Fe,Mp={singleValue:"single-value"},Op=`${c.prefix}-slider`;var _p=p`
  ${y("inline-grid")}

  :host {
    --thumb-size: 20px;
    --track-margin-inline: calc(var(--thumb-size) / 2);
    --track-size: 4px;
    --track-overhang: calc(var(--track-size) / -2);
    --rail-color: ${tt};
    --track-color: ${xe};
    --slider-direction: 90deg;
    --border-radius: ${$};
    --step-marker-inset: var(--track-overhang) -1px;

    position: relative;
    align-items: center;
    justify-content: center;
    box-sizing: border-box;
    outline: none;
    user-select: none;
    touch-action: none;
    min-width: 120px;
    min-height: 32px;
    grid-template-rows: 1fr var(--thumb-size) 1fr;
    grid-template-columns: var(--track-margin-inline) 1fr var(--track-margin-inline);
  }

  :host(:hover) {
    --rail-color: ${vt};
  }

  :host(:active) {
    --rail-color: ${xt};
  }

  :host(${B}) {
    --rail-color: ${z};
    --track-color: ${ze};
  }

  :host(:not(${B})) {
    cursor: pointer;
  }

  :host(:dir(rtl)) {
    --slider-direction: -90deg;
  }

  :host([size='small']) {
    --thumb-size: 16px;
    --track-overhang: -1px;
    --track-size: 2px;
    --border-radius: ${fe};
  }

  :host([orientation='vertical']) {
    --slider-direction: 0deg;
    --step-marker-inset: -1px var(--track-overhang);
    min-height: 120px;
    grid-template-rows: var(--track-margin-inline) 1fr var(--track-margin-inline);
    grid-template-columns: 1fr var(--thumb-size) 1fr;
    width: unset;
    min-width: 32px;
    justify-items: center;
  }

  :host(:not([slot='input']):focus-visible) {
    box-shadow: 0 0 0 2pt ${X};
    outline: 1px solid ${ho};
  }

  :host:after,
  .track {
    height: var(--track-size);
    width: 100%;
  }

  :host:after {
    background-image: linear-gradient(
      var(--slider-direction),
      var(--rail-color) 0%,
      var(--rail-color) 50%,
      var(--track-color) 50.1%,
      var(--track-color) 100%
    );
    border-radius: var(--border-radius);
    content: '';
    grid-row: 1 / -1;
    grid-column: 1 / -1;
  }

  .track {
    position: relative;
    background-color: var(--track-color);
    grid-row: 2 / 2;
    grid-column: 2 / 2;
    forced-color-adjust: none;
    overflow: hidden;
  }

  :host([orientation='vertical'])::after,
  :host([orientation='vertical']) .track {
    height: 100%;
    width: var(--track-size);
  }

  .track::before {
    content: '';
    position: absolute;
    height: 100%;
    border-radius: inherit;
    inset-inline-start: 0;
    width: var(--slider-progress);
  }

  :host(:dir(rtl)) .track::before {
    width: calc(100% - var(--slider-progress));
  }

  :host([orientation='vertical']) .track::before {
    width: 100%;
    bottom: 0;
    height: var(--slider-progress);
  }

  :host([step]) .track::after {
    content: '';
    position: absolute;
    border-radius: inherit;
    inset: var(--step-marker-inset);
    background-image: repeating-linear-gradient(
      var(--slider-direction),
      #0000 0%,
      #0000 calc(var(--step-rate) - 1px),
      ${N} calc(var(--step-rate) - 1px),
      ${N} var(--step-rate)
    );
  }

  .thumb-container {
    position: absolute;
    grid-row: 2 / 2;
    grid-column: 2 / 2;
    transform: translateX(-50%);
    left: var(--slider-thumb);
  }

  :host([orientation='vertical']) .thumb-container {
    transform: translateY(50%);
    left: unset;
    bottom: var(--slider-thumb);
  }

  :host(:not(:active)) :is(.thumb-container, .track::before) {
    transition: all 0.2s ease;
  }

  .thumb {
    width: var(--thumb-size);
    height: var(--thumb-size);
    border-radius: ${J};
    box-shadow: 0 0 0 calc(var(--thumb-size) * 0.2) ${N} inset;
    border: calc(var(--thumb-size) * 0.05) solid ${ye};
    box-sizing: border-box;
  }

  .thumb,
  .track::before {
    background-color: var(--rail-color);
  }

  @media (forced-colors: active) {
    .track:hover,
    .track:active,
    .track {
      background: WindowText;
    }
    .thumb:hover,
    .thumb:active,
    .thumb {
      background: ButtonText;
    }

    :host(:hover) .track::before,
    :host(:active) .track::before,
    .track::before {
      background: Highlight;
    }
  }
`;function ff(o={}){return h`
    <template
      @pointerdown="${(e,t)=>e.handlePointerDown(t.event)}"
      @keydown="${(e,t)=>e.handleKeydown(t.event)}"
    >
      <div ${T("track")} part="track-container" class="track" style="${e=>e.position}"></div>
      <div
        ${T("thumb")}
        part="thumb-container"
        class="thumb-container"
        style="${e=>e.position}"
        @pointerdown="${(e,t)=>e.handleThumbPointerDown(t.event)}"
      >
        <slot name="thumb">${Z(o.thumb)}</slot>
      </div>
    </template>
  `}var Rp=ff({thumb:'<div class="thumb"></div>'});var Vp={name:Op,registry:c.registry,styles:_p,template:Rp};function Tn(o,e,t){return Math.min(Math.max(t,o),e)}var An={fromView(o){let e=parseFloat(o);return Number.isNaN(e)?"":e.toString()},toView(o){let e=parseFloat(o);return Number.isNaN(e)?void 0:e.toString()}};function Ba(o,e,t,r){let i=Tn(0,1,(o-e)/(t-e));return r===Ct.rtl&&(i=1-i),i}var ue=class extends v{static{this.formAssociated=!0}get labels(){return Object.freeze(Array.from(this.elementInternals.labels))}handleChange(e,t){switch(t){case"min":case"max":this.setSliderPosition();case"step":this.handleStepStyles();break}}handleStepStyles(){if(this.step){let e=100/Math.floor((this.maxAsNumber-this.minAsNumber)/this.stepAsNumber);this.stepStyles!==void 0&&this.$fastController.removeStyles(this.stepStyles),this.stepStyles=p`
        :host {
          --step-rate: ${e}%;
        }
      `,this.$fastController.addStyles(this.stepStyles)}else this.stepStyles!==void 0&&this.$fastController.removeStyles(this.stepStyles)}initialValueChanged(e,t){this.$fastController.isConnected?this.value=t:this._value=t}get validity(){return this.elementInternals.validity}get validationMessage(){return this.elementInternals.validationMessage}get willValidate(){return this.elementInternals.willValidate}checkValidity(){return this.elementInternals.checkValidity()}reportValidity(){return this.elementInternals.reportValidity()}setCustomValidity(e){this.setValidity({customError:!!e},e)}setValidity(e,t,r){if(this.$fastController.isConnected){if(this.isDisabled){this.elementInternals.setValidity({});return}this.elementInternals.setValidity({customError:!!t,...e},t??this.validationMessage,r)}}get value(){return x.track(this,"value"),this._value?.toString()??""}set value(e){if(!this.$fastController.isConnected){this._value=e.toString();return}let t=parseFloat(e),r=Tn(this.minAsNumber,this.maxAsNumber,this.convertToConstrainedValue(t)).toString();if(r!==e){this.value=r;return}this._value=e.toString(),this.elementInternals.ariaValueNow=this._value,this.elementInternals.ariaValueText=this.valueTextFormatter(this._value),this.setSliderPosition(),this.$emit("change"),this.setFormValue(e),x.notify(this,"value")}formResetCallback(){this.value=this.initialValue??this.midpoint}formDisabledCallback(e){this.setDisabledSideEffect(e)}setFormValue(e,t){this.elementInternals.setFormValue(e,e??t)}directionChanged(){this.setSliderPosition()}get valueAsNumber(){return parseFloat(this.value)}set valueAsNumber(e){this.value=e.toString()}valueTextFormatterChanged(){typeof this.valueTextFormatter=="function"?this.elementInternals.ariaValueText=this.valueTextFormatter(this._value):this.elementInternals.ariaValueText=""}disabledChanged(){this.setDisabledSideEffect(this.disabled)}get isDisabled(){return this.disabled||this.elementInternals?.ariaDisabled==="true"||this.isConnected&&this.matches(":disabled")}minChanged(){this.elementInternals.ariaValueMin=`${this.minAsNumber}`,this.$fastController.isConnected&&this.minAsNumber>this.valueAsNumber&&(this.value=this.min)}get minAsNumber(){if(this.min!==void 0){let e=parseFloat(this.min);if(!Number.isNaN(e))return e}return 0}maxChanged(){this.elementInternals.ariaValueMax=`${this.maxAsNumber}`,this.$fastController.isConnected&&this.maxAsNumber<this.valueAsNumber&&(this.value=this.max)}get maxAsNumber(){if(this.max!==void 0){let e=parseFloat(this.max);if(!Number.isNaN(e))return e}return 100}stepChanged(){this.updateStepMultiplier(),this.$fastController.isConnected&&(this.value=this._value)}get stepAsNumber(){if(this.step!==void 0){let e=parseFloat(this.step);if(!Number.isNaN(e)&&e>0)return e}return 1}orientationChanged(e,t){this.elementInternals.ariaOrientation=t??Fe.horizontal,this.$fastController.isConnected&&this.setSliderPosition()}constructor(){super(),this.elementInternals=this.attachInternals(),this.direction=Ct.ltr,this.isDragging=!1,this.trackWidth=0,this.trackMinWidth=0,this.trackHeight=0,this.trackLeft=0,this.trackMinHeight=0,this.valueTextFormatter=()=>"",this.disabled=!1,this.min="",this.max="",this.step="",this.mode=Mp.singleValue,this.setupTrackConstraints=()=>{let e=this.track.getBoundingClientRect();this.trackWidth=this.track.clientWidth,this.trackMinWidth=this.track.clientLeft,this.trackHeight=e.top,this.trackMinHeight=e.bottom,this.trackLeft=this.getBoundingClientRect().left,this.trackWidth===0&&(this.trackWidth=1)},this.handleThumbPointerDown=e=>{if(this.isDisabled)return!0;let t=e!==null?window.addEventListener:window.removeEventListener;return t("pointerup",this.handleWindowPointerUp),t("pointermove",this.handlePointerMove,{passive:!0}),t("touchmove",this.handlePointerMove,{passive:!0}),t("touchend",this.handleWindowPointerUp),this.isDragging=e!==null,!0},this.handlePointerMove=e=>{if(this.isDisabled||e.defaultPrevented)return;let t=window.TouchEvent&&e instanceof TouchEvent?e.touches[0]:e,r=this.thumb.getBoundingClientRect().width,i=this.orientation===Fe.vertical?t.pageY-document.documentElement.scrollTop:t.pageX-document.documentElement.scrollLeft-this.trackLeft-r/2;this.value=`${this.calculateNewValue(i)}`},this.handleWindowPointerUp=()=>{this.stopDragging()},this.stopDragging=()=>{this.isDragging=!1,this.handlePointerDown(null),this.handleThumbPointerDown(null)},this.handlePointerDown=e=>{if(e===null||!this.isDisabled){let t=e!==null?window.addEventListener:window.removeEventListener,r=e!==null?document.addEventListener:document.removeEventListener;t("pointerup",this.handleWindowPointerUp),r("mouseleave",this.handleWindowPointerUp),t("pointermove",this.handlePointerMove);let i=this.thumb.getBoundingClientRect().width;if(e){this.setupTrackConstraints();let s=this.orientation===Fe.vertical?e.pageY-document.documentElement.scrollTop:e.pageX-document.documentElement.scrollLeft-this.trackLeft-i/2;this.value=`${this.calculateNewValue(s)}`}}return!0},this.elementInternals.role="slider",this.elementInternals.ariaOrientation=this.orientation??Lp.horizontal}connectedCallback(){super.connectedCallback(),requestAnimationFrame(()=>{if(!this.$fastController.isConnected)return;this.direction=$n(this),this.setDisabledSideEffect(this.disabled),this.updateStepMultiplier(),this.setupTrackConstraints(),this.setupDefaultValue(),this.setSliderPosition(),this.handleStepStyles();let e=x.getNotifier(this);e.subscribe(this,"max"),e.subscribe(this,"min"),e.subscribe(this,"step")}),Ne(this)}disconnectedCallback(){super.disconnectedCallback();let e=x.getNotifier(this);e.unsubscribe(this,"max"),e.unsubscribe(this,"min"),e.unsubscribe(this,"step")}increment(){let e=this.direction!==Ct.rtl?Number(this.value)+this.stepAsNumber:Number(this.value)-this.stepAsNumber,t=this.convertToConstrainedValue(e),r=t<this.maxAsNumber?`${t}`:`${this.maxAsNumber}`;this.value=r}decrement(){let e=this.direction!==Ct.rtl?Number(this.value)-Number(this.stepAsNumber):Number(this.value)+Number(this.stepAsNumber),t=this.convertToConstrainedValue(e),r=t>this.minAsNumber?`${t}`:`${this.minAsNumber}`;this.value=r}handleKeydown(e){if(this.isDisabled)return!0;switch(e.key){case"Home":e.preventDefault(),this.value=this.direction!==Ct.rtl&&this.orientation!==Fe.vertical?`${this.minAsNumber}`:`${this.maxAsNumber}`;break;case"End":e.preventDefault(),this.value=this.direction!==Ct.rtl&&this.orientation!==Fe.vertical?`${this.maxAsNumber}`:`${this.minAsNumber}`;break;case"ArrowRight":case"ArrowUp":e.shiftKey||(e.preventDefault(),this.increment());break;case"ArrowLeft":case"ArrowDown":e.shiftKey||(e.preventDefault(),this.decrement());break}return!0}setSliderPosition(){let t=Ba(parseFloat(this.value),this.minAsNumber,this.maxAsNumber,this.orientation===Fe.vertical?void 0:this.direction)*100;this.position=`--slider-thumb: ${t}%; --slider-progress: ${t}%`}updateStepMultiplier(){let e=this.stepAsNumber+"",t=this.stepAsNumber%1?e.length-e.indexOf(".")-1:0;this.stepMultiplier=Math.pow(10,t)}get midpoint(){return`${this.convertToConstrainedValue((this.maxAsNumber+this.minAsNumber)/2)}`}setupDefaultValue(){this._value||(this.value=this.initialValue??this.midpoint),!Number.isNaN(this.valueAsNumber)&&(this.valueAsNumber<this.minAsNumber||this.valueAsNumber>this.maxAsNumber)&&(this.value=this.midpoint),this.elementInternals.ariaValueNow=this.value}calculateNewValue(e){this.setupTrackConstraints();let t=Ba(e,this.orientation===Fe.vertical?this.trackMinHeight:this.trackMinWidth,this.orientation===Fe.vertical?this.trackHeight:this.trackWidth,this.orientation===Fe.vertical?void 0:this.direction),r=(this.maxAsNumber-this.minAsNumber)*t+this.minAsNumber;return this.convertToConstrainedValue(r)}convertToConstrainedValue(e){isNaN(e)&&(e=this.minAsNumber);let t=e-this.minAsNumber,r=Math.round(t/this.stepAsNumber),i=t-r*(this.stepMultiplier*this.stepAsNumber)/this.stepMultiplier;return t=i>=Number(this.stepAsNumber)/2?t-i+Number(this.stepAsNumber):t-i,t+this.minAsNumber}setDisabledSideEffect(e=this.isDisabled){F.enqueue(()=>{this.elementInternals.ariaDisabled=e.toString(),this.tabIndex=e?-1:0})}};n([a],ue.prototype,"size",void 0);n([a({attribute:"value",mode:"fromView"})],ue.prototype,"initialValue",void 0);n([m],ue.prototype,"direction",void 0);n([m],ue.prototype,"isDragging",void 0);n([m],ue.prototype,"position",void 0);n([m],ue.prototype,"trackWidth",void 0);n([m],ue.prototype,"trackMinWidth",void 0);n([m],ue.prototype,"trackHeight",void 0);n([m],ue.prototype,"trackLeft",void 0);n([m],ue.prototype,"trackMinHeight",void 0);n([m],ue.prototype,"valueTextFormatter",void 0);n([a({mode:"boolean"})],ue.prototype,"disabled",void 0);n([a({converter:An})],ue.prototype,"min",void 0);n([a({converter:An})],ue.prototype,"max",void 0);n([a({converter:An})],ue.prototype,"step",void 0);n([a],ue.prototype,"orientation",void 0);n([a],ue.prototype,"mode",void 0);var In=class extends v{constructor(){super(),this.elementInternals=this.attachInternals(),this.elementInternals.role="progressbar"}};var wr=class extends In{};n([a],wr.prototype,"size",void 0);n([a],wr.prototype,"appearance",void 0);var Wp=`${c.prefix}-spinner`;var Xp=h`
  <slot name="indicator">
    <div class="background"></div>
    <div class="progress">
      <div class="spinner">
        <div class="start">
          <div class="indicator"></div>
        </div>
        <div class="end">
          <div class="indicator"></div>
        </div>
      </div>
    </div>
  </slot>
`;var jp=p`
  ${y("inline-flex")}

  :host {
    --duration: 1.5s;
    --indicatorSize: ${_e};
    --size: 32px;
    height: var(--size);
    width: var(--size);
    contain: strict;
    content-visibility: auto;
  }

  :host([size='tiny']) {
    --indicatorSize: ${te};
    --size: 20px;
  }
  :host([size='extra-small']) {
    --indicatorSize: ${te};
    --size: 24px;
  }
  :host([size='small']) {
    --indicatorSize: ${te};
    --size: 28px;
  }
  :host([size='large']) {
    --indicatorSize: ${_e};
    --size: 36px;
  }
  :host([size='extra-large']) {
    --indicatorSize: ${_e};
    --size: 40px;
  }
  :host([size='huge']) {
    --indicatorSize: ${jr};
    --size: 44px;
  }

  .progress,
  .background,
  .spinner,
  .start,
  .end,
  .indicator {
    position: absolute;
    inset: 0;
  }

  .progress,
  .spinner,
  .indicator {
    animation: none var(--duration) infinite ${yo};
  }

  .progress {
    animation-timing-function: linear;
    animation-name: spin-linear;
  }

  .background {
    border: var(--indicatorSize) solid ${Ei};
    border-radius: 50%;
  }

  :host([appearance='inverted']) .background {
    border-color: rgba(255, 255, 255, 0.2);
  }

  .spinner {
    animation-name: spin-swing;
  }

  .start {
    overflow: hidden;
    right: 50%;
  }

  .end {
    overflow: hidden;
    left: 50%;
  }

  .indicator {
    color: ${Hi};
    box-sizing: border-box;
    border-radius: 50%;
    border: var(--indicatorSize) solid transparent;
    border-block-start-color: currentcolor;
    border-right-color: currentcolor;
  }

  :host([appearance='inverted']) .indicator {
    color: ${Qs};
  }

  .start .indicator {
    rotate: 135deg; /* Starts 9 o'clock */
    inset: 0 -100% 0 0;
    animation-name: spin-start;
  }

  .end .indicator {
    rotate: 135deg; /* Ends at 3 o'clock */
    inset: 0 0 0 -100%;
    animation-name: spin-end;
  }

  @keyframes spin-linear {
    100% {
      transform: rotate(360deg);
    }
  }

  @keyframes spin-swing {
    0% {
      transform: rotate(-135deg);
    }
    50% {
      transform: rotate(0deg);
    }
    100% {
      transform: rotate(225deg);
    }
  }

  @keyframes spin-start {
    0%,
    100% {
      transform: rotate(0deg);
    }
    50% {
      transform: rotate(-80deg);
    }
  }

  @keyframes spin-end {
    0%,
    100% {
      transform: rotate(0deg);
    }
    50% {
      transform: rotate(70deg);
    }
  }

  @media (forced-colors: active) {
    .background {
      display: none;
    }
    .indicator {
      border-color: Canvas;
      border-block-start-color: Highlight;
      border-right-color: Highlight;
    }
  }
`;var Gp={name:Wp,registry:c.registry,styles:jp,template:Xp};var qp=`${c.prefix}-switch`;var Up=p`
  ${y("inline-flex")}

  :host {
    box-sizing: border-box;
    align-items: center;
    flex-direction: row;
    outline: none;
    user-select: none;
    contain: content;
    padding: 0 ${j};
    width: 40px;
    height: 20px;
    background-color: ${ne};
    border: 1px solid ${xe};
    border-radius: ${J};
  }

  :host(:enabled) {
    cursor: pointer;
  }

  :host(:hover) {
    background: none;
    border-color: ${ot};
  }
  :host(:active) {
    border-color: ${rt};
  }
  :host(${B}),
  :host([readonly]) {
    border: 1px solid ${de};
    background-color: none;
    pointer: default;
  }
  :host(${A}) {
    background: ${tt};
    border-color: ${tt};
  }
  :host(${A}:hover) {
    background: ${vt};
    border-color: ${vt};
  }
  :host(${A}:active) {
    background: ${xt};
    border-color: ${xt};
  }
  :host(${A}${B}) {
    background: ${ze};
    border-color: ${de};
  }
  .checked-indicator {
    height: 14px;
    width: 14px;
    border-radius: 50%;
    margin-inline-start: 0;
    background-color: ${V};
    transition-duration: ${xo};
    transition-timing-function: ${yo};
    transition-property: margin-inline-start;
  }
  :host(${A}) .checked-indicator {
    background-color: ${qe};
    margin-inline-start: calc(100% - 14px);
  }
  :host(${A}:hover) .checked-indicator {
    background: ${Vs};
  }
  :host(${A}:active) .checked-indicator {
    background: ${Ws};
  }
  :host(:hover) .checked-indicator {
    background-color: ${As};
  }
  :host(:active) .checked-indicator {
    background-color: ${Is};
  }
  :host(${B}) .checked-indicator,
  :host([readonly]) .checked-indicator {
    background: ${z};
  }
  :host(${A}${B}) .checked-indicator {
    background: ${z};
  }

  :host(:focus-visible) {
    outline: none;
  }

  :host(:not([slot='input']):focus-visible) {
    border-color: ${_};
    outline: ${te} solid ${_};
    outline-offset: 1px;
    box-shadow: ${bo}, 0 0 0 2px ${X};
  }

  @media (forced-colors: active) {
    :host {
      border-color: InactiveBorder;
    }
    :host(${A}),
    :host(${A}:active),
    :host(${A}:hover) {
      background: Highlight;
      border-color: Highlight;
    }
    .checked-indicator,
    :host(:hover) .checked-indicator,
    :host(:active) .checked-indicator {
      background-color: ActiveCaption;
    }
    :host(${A}) .checked-indicator,
    :host(${A}:hover) .checked-indicator,
    :host(${A}:active) .checked-indicator {
      background-color: ButtonFace;
    }
    :host(${B}) .checked-indicator,
    :host(${A}${B}) .checked-indicator {
      background-color: GrayText;
    }
  }
`;function bf(o={}){return h`
    <template
      @click="${(e,t)=>e.clickHandler(t.event)}"
      @input="${(e,t)=>e.inputHandler(t.event)}"
      @keydown="${(e,t)=>e.keydownHandler(t.event)}"
      @keyup="${(e,t)=>e.keyupHandler(t.event)}"
    >
      <slot name="switch">${Z(o.switch)}</slot>
    </template>
  `}var Kp=bf({switch:'<span class="checked-indicator" part="checked-indicator"></span>'});var Yp={name:qp,registry:c.registry,styles:Up,template:Kp};var zn=class extends Ve{constructor(){super(),this.elementInternals.role="switch"}};function wa(o,e="-tab"){return o?.nodeType!==Node.ELEMENT_NODE?!1:o.tagName.toLowerCase().endsWith(e)}var Zp=`${c.prefix}-tab`;var Jp=p`
  ${y("inline-flex")}

  :host {
    position: relative;
    flex-direction: row;
    align-items: center;
    cursor: pointer;
    box-sizing: border-box;
    justify-content: center;
    line-height: ${E};
    font-family: ${S};
    font-size: ${I};
    color: ${ge};
    fill: currentcolor;
    grid-row: 1;
    padding: ${q} ${we};
    border-radius: ${$};
    gap: 4px;
  }

  :host .tab-content {
    display: inline-flex;
    flex-direction: column;
    padding: 0 2px;
    grid-column: 3;
  }

  :host([aria-selected='true']) {
    color: ${C};
    font-weight: ${R};
  }

  /* adds hidden textContent to prevent shifting ui on bold / unbolding of text */
  :host .tab-content::after {
    content: var(--textContent);
    visibility: hidden;
    height: 0;
    line-height: ${E};
    font-weight: ${R};
  }

  :host([aria-selected='true'])::after {
    background-color: ${He};
    border-radius: ${J};
    content: '';
    inset: 0;
    position: absolute;
    z-index: 2;
  }

  :host([aria-selected='false']:hover)::after {
    background-color: ${it};
    border-radius: ${J};
    content: '';
    inset: 0;
    position: absolute;
    z-index: 1;
  }

  /*
   * TODO: Remove '(text-size-adjust: auto)' after this bug is fixed:
   * https://bugs.webkit.org/show_bug.cgi?id=298646
   * Also remove the same trick from tablist.styles.ts.
   * Using '@supports (text-size-adjust: auto)' here to exclude Safari 26 from
   * using CSS Anchor Positioning here because it crashes.
   */
  @supports (anchor-name: --a) and (text-size-adjust: auto) {
    :host([aria-selected='true'])::after {
      background-color: transparent;
    }

    :host([aria-selected='true']:hover)::after {
      background-color: ${it};
    }
  }

  :host([aria-selected='true'][disabled])::after {
    background-color: ${z};
  }

  ::slotted([slot='start']) {
    grid-column: 2;
  }

  ::slotted([slot='end']) {
    grid-column: -1;
  }

  ::slotted([slot='start']),
  ::slotted([slot='end']) {
    display: flex;
  }
  :host([disabled]) {
    cursor: not-allowed;
    fill: ${z};
    color: ${z};
    pointer-events: none;
  }

  :host([disabled]:hover)::after {
    background-color: unset;
  }

  :host(:focus) {
    outline: none;
  }

  :host(:focus-visible) {
    border-radius: ${fe};
    box-shadow: 0 0 0 3px ${X};
    outline: 1px solid ${ho};
  }

  @media (forced-colors: active) {
    :host([aria-selected='true'])::after {
      background-color: Highlight;
    }
  }
`;function vf(o={}){return h`
    <template slot="tab" role="tab">
      ${me(o)}
      <span class="tab-content"><slot></slot></span>
      ${Ae(o)}
    </template>
  `}var Qp=vf({});var eh={name:Zp,registry:c.registry,styles:Jp,template:Qp};var Nr=class extends v{disabledChanged(e,t){this.setDisabledSideEffect(t)}constructor(){super(),this.elementInternals=this.attachInternals(),this.elementInternals.role="tab"}connectedCallback(){super.connectedCallback(),this.slot||="tab",this.setDisabledSideEffect(this.disabled),this.styles&&this.$fastController.removeStyles(this.styles),this.styles=p`
      :host {
        --textContent: '${this.textContent}';
      }
    `,this.$fastController.addStyles(this.styles),Ne(this)}setDisabledSideEffect(e){e?this.setAttribute("aria-disabled","true"):this.removeAttribute("aria-disabled"),this.tabIndex=e&&this.getAttribute("aria-selected")!=="true"?-1:0}};n([a({mode:"boolean"})],Nr.prototype,"disabled",void 0);Ie(Nr,$e);var th={subtle:"subtle",transparent:"transparent"};var Qr=Fe,oh=`${c.prefix}-tablist`;var rh=p`
  ${y("flex")}

  :host {
    --tabPaddingInline: ${we};
    --tabPaddingBlock: ${q};
    --tabIndicatorInsetInline: var(--tabPaddingInline);
    --tabIndicatorInsetBlock: 0;
    box-sizing: border-box;
    color: ${ge};
    flex-direction: row;
    position: relative;
  }

  :host([size='small']) {
    --tabPaddingBlock: ${vo};
    --tabPaddingInline: ${ae};
  }

  :host([size='large']) {
    --tabPaddingBlock: ${pr};
    --tabPaddingInline: ${we};
  }

  :host([orientation='vertical']) {
    --tabPaddingBlock: ${se};
    --tabIndicatorInsetBlock: ${se};
    --_col-start-width: 0px;
    display: grid;
    grid-template-columns: ${we} var(--_col-start-width) 1fr auto ${we};
  }

  :host(:has([slot='start'])) {
    --_col-start-width: 24px;
  }

  @scope {
    :scope:has([slot='start']) {
      --_col-start-width: 24px;
    }
  }

  :host([orientation='vertical'][size='small']) {
    --tabPaddingBlock: ${Oo};
    --tabIndicatorInsetBlock: ${vo};
  }

  :host([orientation='vertical'][size='large']) {
    --tabPaddingBlock: ${se};
    --tabIndicatorInsetBlock: ${ur};
  }

  ::slotted([slot='tab']) {
    padding-inline: var(--tabPaddingInline);
    padding-block: var(--tabPaddingBlock);
  }

  :host([orientation='vertical']) ::slotted([role='tab']) {
    justify-content: flex-start;
    display: grid;
    gap: 0;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    grid-row: unset;
    padding-inline: 0;
  }

  :host ::slotted([slot='tab'])::after {
    height: ${_e};
    margin-block-start: auto;
  }

  :host([orientation='vertical']) ::slotted([slot='tab'])::after {
    width: ${_e};
    height: unset;
    margin-block-start: unset;
  }

  /* ::before adds a secondary indicator placeholder that appears right after click on the active tab */
  :host ::slotted([slot='tab'])::before {
    height: ${_e};
    border-radius: ${J};
    content: '';
    inset-inline: var(--tabIndicatorInsetInline);
    inset-block: var(--tabIndicatorInsetBlock);
    position: absolute;
    margin-top: auto;
  }

  :host ::slotted([slot='tab'])::before {
    inset-inline: var(--tabIndicatorInsetInline);
    inset-block: var(--tabIndicatorInsetBlock);
  }

  :host ::slotted([slot='tab'][aria-selected='true'])::before {
    background-color: ${z};
  }

  :host ::slotted([slot='tab'][aria-selected='false']:hover)::after {
    height: ${_e};
    margin-block-start: auto;
    transform-origin: left;
  }

  :host([orientation='vertical']) ::slotted([slot='tab'])::before,
  :host([orientation='vertical']) ::slotted([slot='tab'][aria-selected='false']:hover)::after {
    height: unset;
    width: ${_e};
    margin-inline-end: auto;
    transform-origin: top;
  }

  :host([size='small']) ::slotted([slot='tab']) {
    font-size: ${I};
    line-height: ${E};
  }

  :host([size='large']) ::slotted([slot='tab']) {
    font-size: ${K};
    line-height: ${Q};
  }

  /* horizontal spacing for indicator */
  :host ::slotted([slot='tab'])::after,
  :host ::slotted([slot='tab'])::before,
  :host ::slotted([slot='tab']:hover)::after {
    inset-inline: var(--tabIndicatorInsetInline);
  }

  :host([orientation='vertical']) ::slotted([slot='tab'])::after,
  :host([orientation='vertical']) ::slotted([slot='tab'])::before,
  :host([orientation='vertical']) ::slotted([slot='tab']:hover)::after {
    inset-inline: 0;
    inset-block: var(--tabIndicatorInsetBlock);
  }

  /* disabled styles */
  :host([disabled]) {
    cursor: not-allowed;
    color: ${z};
  }

  :host([disabled]) ::slotted([slot='tab']) {
    pointer-events: none;
    cursor: not-allowed;
    color: ${z};
  }

  :host([disabled]) ::slotted([slot='tab']:after) {
    background-color: ${z};
  }

  :host([disabled]) ::slotted([slot='tab'][aria-selected='true'])::after {
    background-color: ${z};
  }

  :host([disabled]) ::slotted([slot='tab']:hover):before {
    content: unset;
  }

  :host([appearance='subtle']) ::slotted([slot='tab']:hover) {
    background-color: ${uo};
    color: ${$i};
    fill: ${_s};
  }

  :host([appearance='subtle']) ::slotted([slot='tab']:active) {
    background-color: ${Dt};
    fill: ${Dt};
    color: ${C};
  }

  /*
   * TODO: Remove '(text-size-adjust: auto)' after this bug is fixed:
   * https://bugs.webkit.org/show_bug.cgi?id=298646
   * Also remove the same trick from tab.styles.ts.
   * Using '@supports (text-size-adjust: auto)' here to exclude Safari 26.0 from
   * using CSS Anchor Positioning here because it crashes.
   */
  @supports (anchor-name: --a) and (text-size-adjust: auto) {
    ::slotted([slot='tab'][aria-selected='true']) {
      anchor-name: --tab;
    }

    :host::after {
      background-color: ${He};
      content: '';
      inline-size: 100%;
      inset-block: auto anchor(end);
      inset-inline: anchor(center) auto;
      position: fixed;
      position-anchor: --tab;
      transform: translateX(-50%);
      transition-property: inset-inline, width;
      transition-duration: ${Pc};
      transition-timing-function: ${sn};
      z-index: 3;

      /* These styles should be in sync with tab.styles.ts’s :host::after */
      border-radius: ${J};
      width: calc(anchor-size() - var(--tabIndicatorInsetInline) * 2);
      height: ${_e};
    }

    :host(:dir(rtl))::after {
      transform: translateX(50%);
    }

    :host([orientation='vertical'])::after {
      inset-block: anchor(center) auto;
      inset-inline: anchor(start) auto;
      transform: translateY(-50%);
      transition-property: inset-block, height;

      /* These styles should be in sync with #vertical-tab-highlight above */
      width: ${_e};
      height: calc(anchor-size() - var(--tabIndicatorInsetBlock) * 2);
    }

    :host([disabled])::after {
      background-color: ${z};
    }
  }
`;var ih=h`
  <template
    role="tablist"
    focusgroup="tablist inline block"
    @click="${(o,e)=>o.handleClick(e.event)}"
    @focusin="${(o,e)=>o.handleFocusIn(e.event)}"
  >
    <slot name="tab" ${O("slottedTabs")}></slot>
  </template>
`;var nh={name:oh,registry:c.registry,styles:rh,template:ih};var Jt=class extends v{disabledChanged(e,t){this.elementInternals&&w(this.elementInternals,"disabled",t),this.setTabs({forceDisabled:!0})}orientationChanged(e,t){this.elementInternals&&(this.elementInternals.ariaOrientation=t??Qr.horizontal,ht(this.elementInternals,e,t,Qr)),this.setTabs()}activeidChanged(e,t){this.tabs?.length>0&&this.changeTab(e,t)}slottedTabsChanged(e,t){this.tabs=t?.filter(r=>wa(r))??[]}tabsChanged(e,t){this.tabs?.length>0&&this.setTabs({connectToPanel:!0})}setTabs({connectToPanel:e=!1,forceDisabled:t=!1}={}){if(!this.tabs)return;let r=this.getRootNode(),i="";for(let s of this.tabs){if(s.slot!=="tab")continue;s.id||=Te("tab-"),t?s.disabled=this.disabled:s.disabled=s.disabled||this.disabled,!i&&!s.disabled&&(i=s.id);let l=this.activeid===s.id;if(s.toggleAttribute("focusgroupstart",l),s.setAttribute("aria-selected",l.toString()),e){let d=s.getAttribute("aria-controls")??"",f=r.getElementById(d);d&&f&&(f.role??="tabpanel",f.hidden=this.activeid!==s.id,this.tabPanelMap.set(s,f))}}this.disabled||(this.activeid?this.changeTab(void 0,this.activeid):i&&(this.activeid=i))}handleFocusIn(e){this.activeid=e.target.id}handleClick(e){e.isTrusted||(this.activeid=e.target.id)}changeTab(e,t){let r=this.getRootNode(),i=e?r.getElementById(e):null,s=r.getElementById(t);if(!wa(s)||s.disabled||!this.contains(s))return;if(i){i.setAttribute("aria-selected","false");let d=this.tabPanelMap.get(i);d&&(d.hidden=!0)}s.setAttribute("aria-selected","true");let l=this.tabPanelMap.get(s);l&&(l.hidden=!1),this.activetab=s,this.change()}constructor(){super(),this.elementInternals=this.attachInternals(),this.disabled=!1,this.orientation=Qr.horizontal,this.tabs=[],this.tabPanelMap=new WeakMap,this.change=()=>{this.$emit("change",this.activetab)},this.elementInternals.role="tablist",this.elementInternals.ariaOrientation=this.orientation??Qr.horizontal}connectedCallback(){super.connectedCallback(),Ot(this,()=>{this.setTabs()},{shallow:!0})}};n([a({mode:"boolean"})],Jt.prototype,"disabled",void 0);n([a],Jt.prototype,"orientation",void 0);n([a],Jt.prototype,"activeid",void 0);n([m],Jt.prototype,"slottedTabs",void 0);n([m],Jt.prototype,"tabs",void 0);var Pr=class extends Jt{constructor(){super(...arguments),this.appearance=th.transparent}disconnectedCallback(){this.fg?.disconnect(),super.disconnectedCallback()}tabsChanged(e,t){super.tabsChanged(e,t),this.fgItems??=new Tt(()=>this.tabs?.filter(r=>(r.getAttribute("aria-selected")==="true"||!r.disabled)&&!r.hidden)??[],()=>this.activetab??null),this.fg?this.fg.update():this.fg=new Kt(this,this.fgItems,{definition:{behavior:"tablist",axis:void 0,memory:!1,wrap:!0}})}};n([a],Pr.prototype,"appearance",void 0);n([a],Pr.prototype,"size",void 0);var Hn={outline:"outline",filledLighter:"filled-lighter",filledDarker:"filled-darker"},aA=[Hn.filledLighter,Hn.filledDarker];var ei={none:"none",both:"both",horizontal:"horizontal",vertical:"vertical"},ah=`${c.prefix}-textarea`;var sh=p`
  ${y("inline-block")}

  :host {
    /* typography */
    --font-size: ${I};
    --line-height: ${E};

    /* layout */
    --padding-inline: ${we};
    --padding-block: ${vo};
    --min-block-size: 52px;
    --block-size: var(--min-block-size);
    --inline-size: 18rem;
    --border-width: ${P};
    --control-padding-inline: ${j};

    /* colors */
    --color: ${C};
    --background-color: ${N};
    --border-color: ${ye};
    --border-block-end-color: ${xe};
    --placeholder-color: ${nr};
    --focus-indicator-color: ${He};

    /* elevations */
    --box-shadow: none;

    /* others */
    --contain-size: size;
    --resize: none;

    color: var(--color);
    font-family: ${S};
    font-size: var(--font-size);
    font-weight: ${H};
    line-height: var(--line-height);
    position: relative;
  }

  :host(:hover) {
    --border-color: ${it};
    --border-block-end-color: ${ot};
  }

  :host(:active) {
    --border-color: ${Nt};
    --border-block-end-color: ${rt};
  }

  :host(:focus-within) {
    outline: none;
  }

  :host([block]:not([hidden])) {
    display: block;
  }

  :host([size='small']) {
    --font-size: ${D};
    --line-height: ${M};
    --min-block-size: 40px;
    --padding-block: ${Pt};
    --padding-inline: ${ae};
    --control-padding-inline: ${j};
  }

  :host([size='large']) {
    --font-size: ${K};
    --line-height: ${Q};
    --min-block-size: 64px;
    --padding-block: ${se};
    --padding-inline: ${q};
    --control-padding-inline: ${ae};
  }

  :host([resize='both']:not(${B})) {
    --resize: both;
  }

  :host([resize='horizontal']:not(${B})) {
    --resize: horizontal;
  }

  :host([resize='vertical']:not(${B})) {
    --resize: vertical;
  }

  :host([auto-resize]) {
    --block-size: auto;
    --contain-size: inline-size;
  }

  :host([appearance='filled-darker']) {
    --background-color: ${Et};
    --border-color: var(--background-color);
    --border-block-end-color: var(--border-color);
  }

  :host([appearance='filled-lighter']) {
    --border-color: var(--background-color);
    --border-block-end-color: var(--border-color);
  }

  :host([appearance='filled-darker'][display-shadow]),
  :host([appearance='filled-lighter'][display-shadow]) {
    --box-shadow: ${cr};
  }

  :host(${Ad}) {
    --border-color: ${Xr};
    --border-block-end-color: ${Xr};
  }

  :host(${B}) {
    --color: ${z};
    --background-color: ${ne};
    --border-color: ${de};
    --border-block-end-color: var(--border-color);
    --box-shadow: none;
    --placeholder-color: ${z};

    cursor: no-drop;
    user-select: none;
  }

  .root {
    background-color: var(--background-color);
    border: var(--border-width) solid var(--border-color);
    border-block-end-color: var(--border-block-end-color);
    border-radius: ${$};
    box-sizing: border-box;
    box-shadow: var(--box-shadow);
    contain: paint layout style var(--contain-size);
    display: grid;
    grid-template: 1fr / 1fr;
    inline-size: var(--inline-size);
    min-block-size: var(--min-block-size);
    block-size: var(--block-size);
    overflow: hidden;
    padding: var(--padding-block) var(--padding-inline);
    position: relative;
    resize: var(--resize);
  }

  :host([block]) .root {
    inline-size: auto;
  }

  .root::after {
    border-bottom: 2px solid var(--focus-indicator-color);
    border-radius: 0 0 ${$} ${$};
    box-sizing: border-box;
    clip-path: inset(calc(100% - 2px) 1px 0px);
    content: '';
    height: max(2px, ${$});
    inset: auto -1px 0;
    position: absolute;
    transform: scaleX(0);
    transition-delay: ${nt};
    transition-duration: ${hr};
    transition-property: transform;
  }

  :host(:focus-within) .root::after {
    transform: scaleX(1);
    transition-property: transform;
    transition-duration: ${xo};
    transition-delay: ${at};
  }

  :host([readonly]) .root::after,
  :host(${B}) .root::after {
    content: none;
  }

  label {
    color: var(--color);
    display: flex;
    inline-size: fit-content;
    padding-block-end: ${Pt};
    padding-inline-end: ${G};
  }

  :host(:empty) label,
  label[hidden] {
    display: none;
  }

  .auto-sizer,
  .control {
    box-sizing: border-box;
    font: inherit;
    grid-column: 1 / -1;
    grid-row: 1 / -1;
    letter-space: inherit;
    padding: 0 var(--control-padding-inline);
  }

  .auto-sizer {
    display: none;
    padding-block-end: 2px; /* avoid scroll bar in Firefox */
    pointer-events: none;
    visibility: hidden;
    white-space: pre-wrap;
  }

  :host([auto-resize]) .auto-sizer {
    display: block;
  }

  .control {
    appearance: none;
    background-color: transparent;
    border: 0;
    color: inherit;
    field-sizing: content;
    max-block-size: 100%;
    outline: 0;
    overflow: auto;
    resize: none;
    text-align: inherit;
  }

  .control:disabled {
    cursor: inherit;
  }

  .control::placeholder {
    color: var(--placeholder-color);
  }

  ::selection {
    color: ${qe};
    background-color: ${Ni};
  }

  @media (forced-colors: active) {
    :host {
      --border-color: FieldText;
      --border-block-end-color: FieldText;
      --focus-indicator-color: Highlight;
      --placeholder-color: FieldText;
    }

    :host(:hover),
    :host(:active),
    :host(:focus-within) {
      --border-color: Highlight;
      --border-block-end-color: Highlight;
    }

    :host(${B}) {
      --color: GrayText;
      --border-color: GrayText;
      --border-block-end-color: GrayText;
      --placeholder-color: GrayText;
    }
  }
`;function xf(){return h`
    <template>
      <label ${T("labelEl")} for="control" part="label">
        <slot name="label" ${O("labelSlottedNodes")}></slot>
      </label>
      <div class="root" part="root" ${T("rootEl")}>
        <textarea
          ${T("controlEl")}
          id="control"
          class="control"
          part="control"
          ?required="${o=>o.required}"
          ?disabled="${o=>o.disabled}"
          ?readonly="${o=>o.readOnly}"
          ?spellcheck="${o=>o.spellcheck}"
          autocomplete="${o=>o.autocomplete}"
          maxlength="${o=>o.maxLength}"
          minlength="${o=>o.minLength}"
          placeholder="${o=>o.placeholder}"
          @change="${o=>o.handleControlChange()}"
          @select="${o=>o.handleControlSelect()}"
          @input="${o=>o.handleControlInput()}"
        ></textarea>
      </div>
      <div hidden>
        <slot ${O("defaultSlottedNodes")}></slot>
      </div>
    </template>
  `}var lh=xf();var ch={name:ah,registry:c.registry,shadowOptions:{delegatesFocus:!0},styles:sh,template:lh};var dh=o=>o.nodeType!==Node.TEXT_NODE||!!o.nodeValue?.trim().length;var pe=class extends v{static{this.formAssociated=!0}controlElChanged(){this.controlElAttrObserver=new MutationObserver(()=>{this.setValidity()}),this.controlElAttrObserver.observe(this.controlEl,{attributes:!0,attributeFilter:["disabled","required","readonly","maxlength","minlength"]}),this.controlEl.addEventListener("input",()=>this.userInteracted=!0,{once:!0})}defaultSlottedNodesChanged(){F.enqueue(()=>{let e=this.getContent();this.defaultValue=e,this.value=e})}labelSlottedNodesChanged(){this.filteredLabelSlottedNodes=this.labelSlottedNodes.filter(dh),this.labelEl&&(this.labelEl.hidden=!this.filteredLabelSlottedNodes.length),this.filteredLabelSlottedNodes.forEach(e=>{e.disabled=this.disabled,e.required=this.required})}autoResizeChanged(){this.maybeCreateAutoSizerEl(),w(this.elementInternals,"auto-resize",this.autoResize)}disabledChanged(){this.setDisabledSideEffect(this.disabled)}get form(){return this.elementInternals.form}get labels(){return this.elementInternals.labels}readOnlyChanged(){this.elementInternals&&(this.elementInternals.ariaReadOnly=`${!!this.readOnly}`,this.setValidity())}requiredChanged(){this.elementInternals.ariaRequired=`${!!this.required}`,this.filteredLabelSlottedNodes?.length&&this.filteredLabelSlottedNodes.forEach(e=>e.required=this.required)}resizeChanged(e,t){ht(this.elementInternals,e,t,ei,"resize-"),w(this.elementInternals,"resize",va(ei,t)&&t!==ei.none)}get textLength(){return this.controlEl.textLength}get type(){return"textarea"}get validity(){return this.elementInternals.validity}get validationMessage(){return this.elementInternals.validationMessage||this.controlEl.validationMessage}get willValidate(){return this.elementInternals.willValidate}get defaultValue(){return this.controlEl?.defaultValue??this.preConnectControlEl.defaultValue}set defaultValue(e){let t=this.controlEl??this.preConnectControlEl;t.defaultValue=e,this.controlEl&&!this.userInteracted&&(this.controlEl.value=e)}get value(){return this.controlEl?.value??this.preConnectControlEl.value}set value(e){let t=this.controlEl??this.preConnectControlEl;t.value=e,this.setFormValue(e),this.setValidity()}constructor(){super(),this.elementInternals=this.attachInternals(),this.filteredLabelSlottedNodes=[],this.labelSlottedNodes=[],this.userInteracted=!1,this.preConnectControlEl=document.createElement("textarea"),this.autoResize=!1,this.disabled=!1,this.displayShadow=!1,this.readOnly=!1,this.required=!1,this.resize=ei.none,this.spellcheck=!1}connectedCallback(){super.connectedCallback(),requestAnimationFrame(()=>{if(!this.$fastController.isConnected)return;let e=this.preConnectControlEl,t=this.getContent();this.defaultValue=t||e?.defaultValue||"",this.value=e?.value||this.defaultValue,this.setFormValue(this.value),this.setValidity(),this.preConnectControlEl=null,this.maybeCreateAutoSizerEl(),Ne(this)})}disconnectedCallback(){super.disconnectedCallback(),this.autoSizerObserver?.disconnect(),this.controlElAttrObserver?.disconnect()}formResetCallback(){this.value=this.defaultValue}formDisabledCallback(e){this.setDisabledSideEffect(e),this.setValidity()}setFormValue(e,t){this.elementInternals.setFormValue(e,e??t)}checkValidity(){return this.elementInternals.checkValidity()}reportValidity(){return this.elementInternals.reportValidity()}setCustomValidity(e){this.elementInternals?.setValidity({customError:!!e},e?e.toString():void 0),this.reportValidity()}setValidity(e,t,r){this.elementInternals&&(this.disabled||this.readOnly?this.elementInternals.setValidity({}):this.elementInternals.setValidity(e??this.controlEl?.validity,t??this.controlEl?.validationMessage,r??this.controlEl),this.userInteracted&&this.toggleUserValidityState())}select(){this.controlEl.select()}getContent(){return this.defaultSlottedNodes?.map(e=>{switch(e.nodeType){case Node.ELEMENT_NODE:return e.outerHTML;case Node.TEXT_NODE:return e.textContent.trim();default:return""}}).join("")||""}setDisabledSideEffect(e){this.elementInternals.ariaDisabled=`${e}`,this.controlEl&&(this.controlEl.disabled=e),this.filteredLabelSlottedNodes?.length&&this.filteredLabelSlottedNodes.forEach(t=>t.disabled=this.disabled)}toggleUserValidityState(){w(this.elementInternals,"user-invalid",!this.validity.valid),w(this.elementInternals,"user-valid",this.validity.valid)}maybeCreateAutoSizerEl(){if(!CSS.supports("field-sizing: content")){if(!this.autoResize){this.autoSizerEl?.remove(),this.autoSizerObserver?.disconnect();return}this.autoSizerEl||(this.autoSizerEl=document.createElement("div"),this.autoSizerEl.classList.add("auto-sizer"),this.autoSizerEl.ariaHidden="true"),this.rootEl?.prepend(this.autoSizerEl),this.autoSizerObserver||(this.autoSizerObserver=new ResizeObserver((e,t)=>{let r=window.getComputedStyle(this).writingMode.startsWith("horizontal")?"height":"width";this.style.getPropertyValue(r)!==""&&(this.autoSizerEl?.remove(),t.disconnect())})),this.autoSizerObserver.observe(this)}}handleControlInput(){this.autoResize&&this.autoSizerEl&&(this.autoSizerEl.textContent=this.value+" "),this.setFormValue(this.value),this.setValidity()}handleControlChange(){this.toggleUserValidityState(),this.$emit("change")}handleControlSelect(){this.$emit("select")}};n([m],pe.prototype,"controlEl",void 0);n([m],pe.prototype,"defaultSlottedNodes",void 0);n([m],pe.prototype,"labelSlottedNodes",void 0);n([a],pe.prototype,"autocomplete",void 0);n([a({attribute:"auto-resize",mode:"boolean"})],pe.prototype,"autoResize",void 0);n([a({attribute:"dirname"})],pe.prototype,"dirName",void 0);n([a({mode:"boolean"})],pe.prototype,"disabled",void 0);n([a({attribute:"display-shadow",mode:"boolean"})],pe.prototype,"displayShadow",void 0);n([a({attribute:"form"})],pe.prototype,"initialForm",void 0);n([a({attribute:"maxlength",converter:U})],pe.prototype,"maxLength",void 0);n([a({attribute:"minlength",converter:U})],pe.prototype,"minLength",void 0);n([a],pe.prototype,"name",void 0);n([a],pe.prototype,"placeholder",void 0);n([a({attribute:"readonly",mode:"boolean"})],pe.prototype,"readOnly",void 0);n([a({mode:"boolean"})],pe.prototype,"required",void 0);n([a({mode:"fromView"})],pe.prototype,"resize",void 0);n([a({mode:"boolean"})],pe.prototype,"spellcheck",void 0);var Go=class extends pe{constructor(){super(...arguments),this.appearance=Hn.outline,this.block=!1}labelSlottedNodesChanged(){super.labelSlottedNodesChanged(),this.labelSlottedNodes.forEach(e=>{e.size=this.size})}handleChange(e,t){t==="size"&&this.labelSlottedNodes.forEach(r=>{r.size=this.size})}connectedCallback(){super.connectedCallback(),x.getNotifier(this).subscribe(this,"size")}disconnectedCallback(){super.disconnectedCallback(),x.getNotifier(this).unsubscribe(this,"size")}};n([a({mode:"fromView"})],Go.prototype,"appearance",void 0);n([a({mode:"boolean"})],Go.prototype,"block",void 0);n([a],Go.prototype,"size",void 0);var uh={email:"email",password:"password",tel:"tel",text:"text",url:"url"},ph=["date","datetime-local","email","month","number","password","search","tel","text","time","url","week"],hh=`${c.prefix}-text-input`;var mh=p`
  ${y("block")}

  :host {
    font-family: ${S};
    font-size: ${I};
    font-weight: ${H};
    line-height: ${E};
    max-width: 400px;
  }
  .label {
    display: flex;
    color: ${C};
    padding-bottom: ${Pt};
    flex-shrink: 0;
    padding-inline-end: ${G};
  }

  .label[hidden],
  :host(:empty) .label {
    display: none;
  }

  .root {
    align-items: center;
    background-color: ${N};
    border: ${P} solid ${ye};
    border-bottom-color: ${xe};
    border-radius: ${$};
    box-sizing: border-box;
    height: 32px;
    display: inline-flex;
    flex-direction: row;
    gap: ${j};
    padding: 0 ${we};
    position: relative;
    width: 100%;
  }

  :has(.control:user-invalid) {
    border-color: ${Xr};
  }

  .root::after {
    box-sizing: border-box;
    content: '';
    position: absolute;
    left: -1px;
    bottom: 0px;
    right: -1px;
    height: max(2px, ${$});
    border-radius: 0 0 ${$} ${$};
    border-bottom: 2px solid ${He};
    clip-path: inset(calc(100% - 2px) 1px 0px);
    transform: scaleX(0);
    transition-property: transform;
    transition-duration: ${hr};
    transition-delay: ${nt};
  }
  .control {
    width: 100%;
    height: 100%;
    box-sizing: border-box;
    color: ${C};
    border-radius: ${$};
    background: ${ne};
    font-family: ${S};
    font-weight: ${H};
    font-size: ${I};
    border: none;
    vertical-align: center;
  }
  .control:focus-visible {
    outline: 0;
    border: 0;
  }
  .control::placeholder {
    color: ${nr};
  }
  :host ::slotted([slot='start']),
  :host ::slotted([slot='end']) {
    display: flex;
    align-items: center;
    justify-content: center;
    color: ${V};
    font-size: ${pt};
  }
  :host ::slotted([slot='start']) {
    padding-right: ${j};
  }
  :host ::slotted([slot='end']) {
    padding-left: ${j};
    gap: ${G};
  }
  :host(:hover) .root {
    border-color: ${it};
    border-bottom-color: ${ot};
  }
  :host(:active) .root {
    border-color: ${Nt};
  }
  :host(:focus-within) .root {
    outline: transparent solid 2px;
    border-bottom: 0;
  }
  :host(:focus-within) .root::after {
    transform: scaleX(1);
    transition-property: transform;
    transition-duration: ${xo};
    transition-delay: ${at};
  }
  :host(:focus-within:active) .root:after {
    border-bottom-color: ${Di};
  }
  :host([appearance='outline']:focus-within) .root {
    border: ${P} solid ${ye};
  }
  :host(:focus-within) .control {
    color: ${C};
  }
  :host(${B}) .root {
    background: ${ne};
    border: ${P} solid ${de};
  }
  :host(${B}) .control::placeholder,
  :host(${B}) ::slotted([slot='start']),
  :host(${B}) ::slotted([slot='end']) {
    color: ${z};
  }
  ::selection {
    color: ${qe};
    background-color: ${Ni};
  }
  :host([control-size='small']) .control {
    font-size: ${D};
    font-weight: ${H};
    line-height: ${M};
  }
  :host([control-size='small']) .root {
    height: 24px;
    gap: ${j};
    padding: 0 ${ae};
  }
  :host([control-size='small']) ::slotted([slot='start']),
  :host([control-size='small']) ::slotted([slot='end']) {
    font-size: ${K};
  }
  :host([control-size='large']) .control {
    font-size: ${K};
    font-weight: ${H};
    line-height: ${Q};
  }
  :host([control-size='large']) .root {
    height: 40px;
    gap: ${Be};
    padding: 0 ${q};
  }
  :host([control-size='large']) ::slotted([slot='start']),
  :host([control-size='large']) ::slotted([slot='end']) {
    font-size: ${go};
  }
  :host([appearance='underline']) .root {
    background: ${ne};
    border: 0;
    border-radius: 0;
    border-bottom: ${P} solid ${xe};
  }
  :host([appearance='underline']:hover) .root {
    border-bottom-color: ${ot};
  }
  :host([appearance='underline']:active) .root {
    border-bottom-color: ${rt};
  }
  :host([appearance='underline']:focus-within) .root {
    border: 0;
    border-bottom-color: ${rt};
  }
  :host([appearance='underline']${B}) .root {
    border-bottom-color: ${de};
  }
  :host([appearance='filled-lighter']) .root,
  :host([appearance='filled-darker']) .root {
    border: ${P} solid ${_};
    box-shadow: ${cr};
  }
  :host([appearance='filled-lighter']) .root {
    background: ${N};
  }
  :host([appearance='filled-darker']) .root {
    background: ${Et};
  }
  :host([appearance='filled-lighter']:hover) .root,
  :host([appearance='filled-darker']:hover) .root {
    border-color: ${Wr};
  }
  :host([appearance='filled-lighter']:active) .root,
  :host([appearance='filled-darker']:active) .root {
    border-color: ${Wr};
    background: ${Et};
  }
`;function yf(o={}){return h`
    <template @keydown="${(e,t)=>e.keydownHandler(t.event)}">
      <label part="label" for="control" class="label" ${T("controlLabel")}>
        <slot ${O("defaultSlottedNodes")}></slot>
      </label>
      <div class="root" part="root">
        ${me(o)}
        <input
          class="control"
          part="control"
          id="control"
          @change="${(e,t)=>e.changeHandler(t.event)}"
          @input="${(e,t)=>e.inputHandler(t.event)}"
          autocomplete="${e=>e.autocomplete}"
          ?disabled="${e=>e.disabled}"
          list="${e=>e.list}"
          maxlength="${e=>e.maxlength}"
          minlength="${e=>e.minlength}"
          ?multiple="${e=>e.multiple}"
          name="${e=>e.name}"
          pattern="${e=>e.pattern}"
          placeholder="${e=>e.placeholder}"
          ?readonly="${e=>e.readOnly}"
          ?required="${e=>e.required}"
          size="${e=>e.size}"
          spellcheck="${e=>e.spellcheck}"
          type="${e=>e.type}"
          value="${e=>e.value}"
          ${T("control")}
        />
        ${Ae(o)}
      </div>
    </template>
  `}var gh=yf();var fh={name:hh,registry:c.registry,shadowOptions:{delegatesFocus:!0},styles:mh,template:gh};var Y=class extends v{constructor(){super(...arguments),this.type=uh.text,this.dirtyValue=!1,this.elementInternals=this.attachInternals()}currentValueChanged(e,t){this.value=t}defaultSlottedNodesChanged(e,t){F.enqueue(()=>{this.controlLabel&&(this.controlLabel.hidden=!t?.some(r=>r.nodeType===Node.ELEMENT_NODE||r.nodeType===Node.TEXT_NODE&&!!r.textContent?.trim()))})}initialValueChanged(){this.dirtyValue||(this.value=this.initialValue)}readOnlyChanged(){this.$fastController.isConnected&&(this.elementInternals.ariaReadOnly=`${!!this.readOnly}`)}requiredChanged(e,t){this.$fastController.isConnected&&(this.elementInternals.ariaRequired=`${!!t}`)}controlChanged(e,t){F.enqueue(()=>{this.$fastController.isConnected&&this.setValidity()})}static{this.formAssociated=!0}get validity(){return this.elementInternals.validity}get validationMessage(){return this.elementInternals.validationMessage||this.control.validationMessage}get value(){return x.track(this,"value"),this.currentValue}set value(e){this.currentValue=e,this.elementInternals&&this.control&&(this.control.value=e??"",this.setFormValue(e),this.setValidity(),x.notify(this,"value"))}get willValidate(){return this.elementInternals.willValidate}get form(){return this.elementInternals.form}changeHandler(e){return this.setValidity(),this.$emit("change",e,{bubbles:!0,composed:!0}),!0}checkValidity(){return this.elementInternals.checkValidity()}clickHandler(e){return e.target===this&&this.control?.click(),!0}connectedCallback(){super.connectedCallback(),this.setFormValue(this.value),this.setValidity(),Ne(this)}formResetCallback(){this.value=this.initialValue,this.dirtyValue=!1}implicitSubmit(){if(!this.elementInternals.form)return;if(this.elementInternals.form.elements.length===1){this.elementInternals.form.requestSubmit();return}let e=[...this.elementInternals.form.elements],t=e.find(i=>i.getAttribute("type")==="submit");if(t){t.click();return}e.filter(i=>ph.includes(i.getAttribute("type")??"")).length>1||this.elementInternals.form.requestSubmit()}inputHandler(e){return this.dirtyValue=!0,this.value=this.control.value,!0}keydownHandler(e){return e.key==="Enter"&&this.implicitSubmit(),!0}select(){this.control.select(),this.$emit("select")}setCustomValidity(e){this.elementInternals.setValidity({customError:!0},e),this.reportValidity()}reportValidity(){return this.elementInternals.reportValidity()}setFormValue(e,t){this.elementInternals?.setFormValue(e,e??t)}setValidity(e,t,r){if(this.elementInternals&&this.control){if(this.disabled){this.elementInternals.setValidity({});return}this.elementInternals.setValidity(e??this.control.validity,t??this.validationMessage,r??this.control)}}};n([a],Y.prototype,"autocomplete",void 0);n([a({attribute:"current-value"})],Y.prototype,"currentValue",void 0);n([m],Y.prototype,"defaultSlottedNodes",void 0);n([a],Y.prototype,"dirname",void 0);n([a({mode:"boolean"})],Y.prototype,"disabled",void 0);n([a({attribute:"form"})],Y.prototype,"formAttribute",void 0);n([a({attribute:"value",mode:"fromView"})],Y.prototype,"initialValue",void 0);n([a],Y.prototype,"list",void 0);n([a({converter:U})],Y.prototype,"maxlength",void 0);n([a({converter:U})],Y.prototype,"minlength",void 0);n([a({mode:"boolean"})],Y.prototype,"multiple",void 0);n([a],Y.prototype,"name",void 0);n([a],Y.prototype,"pattern",void 0);n([a],Y.prototype,"placeholder",void 0);n([a({attribute:"readonly",mode:"boolean"})],Y.prototype,"readOnly",void 0);n([a({mode:"boolean"})],Y.prototype,"required",void 0);n([a({converter:U})],Y.prototype,"size",void 0);n([a({converter:{fromView:o=>typeof o=="string"?["true",""].includes(o.trim().toLowerCase()):null,toView:o=>o.toString()}})],Y.prototype,"spellcheck",void 0);n([a],Y.prototype,"type",void 0);n([m],Y.prototype,"control",void 0);n([m],Y.prototype,"controlLabel",void 0);var qo=class extends Y{};n([a],qo.prototype,"appearance",void 0);n([a({attribute:"control-size"})],qo.prototype,"controlSize",void 0);Ie(qo,$e);var Ze=class extends v{constructor(){super(...arguments),this.elementInternals=this.attachInternals(),this.nowrap=!1,this.truncate=!1,this.italic=!1,this.underline=!1,this.strikethrough=!1,this.block=!1}};n([a({mode:"boolean"})],Ze.prototype,"nowrap",void 0);n([a({mode:"boolean"})],Ze.prototype,"truncate",void 0);n([a({mode:"boolean"})],Ze.prototype,"italic",void 0);n([a({mode:"boolean"})],Ze.prototype,"underline",void 0);n([a({mode:"boolean"})],Ze.prototype,"strikethrough",void 0);n([a({mode:"boolean"})],Ze.prototype,"block",void 0);n([a],Ze.prototype,"size",void 0);n([a],Ze.prototype,"font",void 0);n([a],Ze.prototype,"weight",void 0);n([a],Ze.prototype,"align",void 0);var bh=`${c.prefix}-text`;var vh=h`<slot></slot>`;var xh=p`
  ${y("inline")}

  :host {
    font-family: ${S};
    font-size: ${I};
    line-height: ${E};
    font-weight: ${H};
    text-align: start;
  }

  :host([nowrap]),
  :host([nowrap]) ::slotted(*) {
    white-space: nowrap;
    overflow: hidden;
  }
  :host([truncate]),
  :host([truncate]) ::slotted(*) {
    text-overflow: ellipsis;
  }
  :host([block]) {
    display: block;
  }
  :host([italic]) {
    font-style: italic;
  }
  :host([underline]) {
    text-decoration-line: underline;
  }
  :host([strikethrough]) {
    text-decoration-line: line-through;
  }
  :host([underline][strikethrough]) {
    text-decoration-line: line-through underline;
  }
  :host([size='100']) {
    font-size: ${Lt};
    line-height: ${Lo};
  }
  :host([size='200']) {
    font-size: ${D};
    line-height: ${M};
  }
  :host([size='400']) {
    font-size: ${K};
    line-height: ${Q};
  }
  :host([size='500']) {
    font-size: ${pt};
    line-height: ${fo};
  }
  :host([size='600']) {
    font-size: ${go};
    line-height: ${Qi};
  }
  :host([size='700']) {
    font-size: ${Ki};
    line-height: ${en};
  }
  :host([size='800']) {
    font-size: ${Yi};
    line-height: ${tn};
  }
  :host([size='900']) {
    font-size: ${Zi};
    line-height: ${on};
  }
  :host([size='1000']) {
    font-size: ${Ji};
    line-height: ${rn};
  }
  :host([font='monospace']) {
    font-family: ${vc};
  }
  :host([font='numeric']) {
    font-family: ${xc};
  }
  :host([weight='medium']) {
    font-weight: ${yc};
  }
  :host([weight='semibold']) {
    font-weight: ${R};
  }
  :host([weight='bold']) {
    font-weight: ${lr};
  }
  :host([align='center']) {
    text-align: center;
  }
  :host([align='end']) {
    text-align: end;
  }
  :host([align='justify']) {
    text-align: justify;
  }

  ::slotted(*) {
    font: inherit;
    line-height: inherit;
    text-decoration-line: inherit;
    text-align: inherit;
    text-decoration-line: inherit;
    margin: 0;
  }
`;var yh={name:bh,registry:c.registry,styles:xh,template:vh};var kf="adoptedStyleSheets"in document,Sf="CSSScopeRule"in window,Na=new Map,Pa=new Map,oi=new Map,Fa=new Map,ti=new CSSStyleSheet;function En(o,e=document){if(!(!e||!Pf(e))){if(!kf||e instanceof HTMLElement&&!e.shadowRoot&&!Sf){let t=e===document?document.documentElement:e;If(o,t);return}[document,document.documentElement,document.body].includes(e)?Ff(o):Cf(o,e)}}var $f=/^[a-zA-Z_-][a-zA-Z0-9_-]*$/;function Bf(o){return $f.test(o)?o:""}var wf=/(;|{|}|\/\*|\*\/|@import|url\s*\(|expression\s*\(|javascript:)/i;function Nf(o){return wf.test(o)?"":o}function Ca(o){return Na.has(o)||Na.set(o,Object.keys(o).reduce((e,t)=>{let r=Bf(t),i=Nf(o[t].toString());return r&&i?`${e}--${r}:${i};`:e},"")),Na.get(o)}function Pf(o){return[document,document.documentElement].includes(o)||o instanceof HTMLElement&&!!o.closest("body")}function Ff(o){if(o===null){document.adoptedStyleSheets.includes(ti)&&ti.replaceSync("");return}ti.replaceSync(`
    html {
      ${Ca(o)}
    }
  `),document.adoptedStyleSheets.includes(ti)||document.adoptedStyleSheets.push(ti)}function Cf(o,e){if(o===null){e.shadowRoot&&oi.has(e)?oi.get(e).replaceSync(""):(delete e.dataset.fluentTheme,kh(e));return}e.shadowRoot?Tf(e).replaceSync(`
      :host {
        ${Ca(o)}
      }
    `):(e.dataset.fluentTheme=Af(o),kh(e))}function Tf(o){if(!oi.has(o)){let e=new CSSStyleSheet;oi.set(o,e),o.shadowRoot?.adoptedStyleSheets.push(e)}return oi.get(o)}function Af(o){if(!Pa.has(o)){let e=Te("fluent-theme-"),t=new CSSStyleSheet;Pa.set(o,e),t.replaceSync(`
      @scope ([data-fluent-theme="${e}"]) {
        :scope {
          ${Ca(o)}
        }
      }
    `),document.adoptedStyleSheets.push(t)}return Pa.get(o)}function If(o,e){let t;if(o===null){if(!Fa.has(e))return;t=Fa.get(e)}else Fa.set(e,o),t=o;for(let[r,i]of Object.entries(t))o===null?e.style.removeProperty(`--${r}`):e.style.setProperty(`--${r}`,i.toString())}var{userAgent:zf}=navigator,Hf=/\bAppleWebKit\/[\d+\.]+\b/.test(zf);function kh(o){if(!Hf)return;let e="visibility",t="hidden",r=o.style.getPropertyValue(e);o.style.setProperty(e,t),F.process(),o.style.setProperty(e,r)}var Sh=`${c.prefix}-toggle-button`;var $h=p`
  ${So}

  :host(${oe}) {
    border-color: ${ye};
    background-color: ${wi};
    color: ${C};
    border-width: ${P};
  }

  :host(${oe}:hover) {
    border-color: ${it};
    background-color: ${lo};
  }

  :host(${oe}:active) {
    border-color: ${Nt};
    background-color: ${ar};
  }

  :host(${oe}[appearance='primary']:not(:focus-visible)) {
    border-color: transparent;
  }

  :host(${oe}[appearance='primary']) {
    background-color: ${Zs};
    color: ${et};
  }

  :host(${oe}[appearance='primary']:hover) {
    background-color: ${Ai};
  }

  :host(${oe}[appearance='primary']:active) {
    background-color: ${Ii};
  }

  :host(${oe}[appearance='subtle']) {
    border-color: transparent;
    background-color: ${Fi};
    color: ${ir};
  }

  :host(${oe}[appearance='subtle']:hover) {
    background-color: ${uo};
    color: ${dt};
  }

  :host(${oe}[appearance='subtle']:active) {
    background-color: ${Dt};
    color: ${ut};
  }

  :host(${oe}[appearance='outline']),
  :host(${oe}[appearance='transparent']) {
    background-color: ${Ci};
  }

  :host(${oe}[appearance='outline']:hover),
  :host(${oe}[appearance='transparent']:hover) {
    background-color: ${Eo};
  }

  :host(${oe}[appearance='outline']:active),
  :host(${oe}[appearance='transparent']:active) {
    background-color: ${Do};
  }

  :host(${oe}[appearance='transparent']) {
    border-color: transparent;
    color: ${Ts};
  }

  :host(${oe}[appearance='transparent']:hover) {
    color: ${Io};
  }

  :host(${oe}[appearance='transparent']:active) {
    color: ${zo};
  }

  @media (forced-colors: active) {
    :host(${oe}),
    :host(
        ${oe}:is([appearance='primary'], [appearance='subtle'], [appearance='outline'], [appearance='transparent'])
      ) {
      background: SelectedItem;
    }

    :host(${oe}[appearance='primary']) {
      color: SelectedItemText;
    }
  }
`;var Bh=Kr();var wh={name:Sh,registry:c.registry,styles:$h,template:Bh};var Fr=class extends Re{pressedChanged(){this.setPressedState()}mixedChanged(){this.setPressedState()}press(){this.pressed=!this.pressed}connectedCallback(){super.connectedCallback(),this.setPressedState()}setPressedState(){this.elementInternals&&(this.elementInternals.ariaPressed=`${this.mixed?"mixed":!!this.pressed}`,w(this.elementInternals,"pressed",!!this.pressed||!!this.mixed))}};n([a({mode:"boolean"})],Fr.prototype,"pressed",void 0);n([a({mode:"boolean"})],Fr.prototype,"mixed",void 0);var lt={"above-start":"block-start span-inline-end",above:"block-start","above-end":"block-start span-inline-start","below-start":"block-end span-inline-end",below:"block-end","below-end":"block-end span-inline-start","before-top":"inline-start span-block-end",before:"inline-start","before-bottom":"inline-start span-block-start","after-top":"inline-end span-block-end",after:"inline-end","after-bottom":"inline-end span-block-start"},Nh=`${c.prefix}-tooltip`;var Ph=p`
  ${y("inline-flex")}

  :host(:not(:popover-open)) {
    display: none;
  }

  :host {
    --position-area: block-start;
    --position-try-options: flip-block;
    --block-offset: ${Pt};
    --inline-offset: ${G};
    background: ${N};
    border-radius: ${$};
    border: 1px solid ${_};
    box-sizing: border-box;
    color: ${C};
    display: inline-flex;
    filter: drop-shadow(0 0 2px ${tl}) drop-shadow(0 4px 8px ${ol});
    font-family: ${S};
    font-size: ${D};
    inset: unset;
    line-height: ${M};
    margin: unset; /* Remove browser default for [popover] */
    max-width: 240px;
    overflow: visible;
    padding: 4px ${we} 6px;
    position: absolute;
    position-area: var(--position-area);
    position-try-fallbacks: var(--position-try-options);
    width: auto;
    z-index: 1;
  }

  @supports (inset-area: block-start) {
    :host {
      inset-area: var(--position-area);
      position-try-fallbacks: var(--position-try-options);
    }
  }

  :host(:is([positioning^='above'], [positioning^='below'], :not([positioning]))) {
    margin-block: var(--block-offset);
  }

  :host(:is([positioning^='before'], [positioning^='after'])) {
    margin-inline: var(--inline-offset);
    --position-try-options: flip-inline;
  }

  :host([positioning='above-start']) {
    --position-area: ${lt["above-start"]};
  }
  :host([positioning='above']) {
    --position-area: ${lt.above};
  }
  :host([positioning='above-end']) {
    --position-area: ${lt["above-end"]};
  }
  :host([positioning='below-start']) {
    --position-area: ${lt["below-start"]};
  }
  :host([positioning='below']) {
    --position-area: ${lt.below};
  }
  :host([positioning='below-end']) {
    --position-area: ${lt["below-end"]};
  }
  :host([positioning='before-top']) {
    --position-area: ${lt["before-top"]};
  }
  :host([positioning='before']) {
    --position-area: ${lt.before};
  }
  :host([positioning='before-bottom']) {
    --position-area: ${lt["before-bottom"]};
  }
  :host([positioning='after-top']) {
    --position-area: ${lt["after-top"]};
  }
  :host([positioning='after']) {
    --position-area: ${lt.after};
  }
  :host([positioning='after-bottom']) {
    --position-area: ${lt["after-bottom"]};
  }
`;var Fh=h`
  <template popover aria-hidden="true">
    <slot></slot>
  </template>
`;var Ch={name:Nh,registry:c.registry,styles:Ph,template:Fh};var Po=class extends v{positioningChanged(){this.setFallbackStyles()}get anchorElement(){let e=this.getRootNode();return(e instanceof ShadowRoot?e:document).getElementById(this.anchor??"")}constructor(){super(),this.elementInternals=this.attachInternals(),this.id=Te("tooltip-"),this.defaultDelay=250,this.anchor="",this.anchorPositioningStyleElement=null,this.mouseenterAnchorHandler=()=>this.showTooltip(this.delay),this.mouseleaveAnchorHandler=()=>this.hideTooltip(this.delay),this.focusAnchorHandler=()=>this.showTooltip(0),this.blurAnchorHandler=()=>this.hideTooltip(0),this.anchorPositioningReady=!1,this.elementInternals.role="tooltip"}connectedCallback(){if(super.connectedCallback(),this.popover??="auto",!this.anchorElement)return;let e=this.anchorElement.style.anchorName||`--${this.anchor}`,t=this.anchorElement.getAttribute("aria-describedby");if(this.anchorElement.setAttribute("aria-describedby",t?`${t} ${this.id}`:this.id),this.anchorElement.addEventListener("focus",this.focusAnchorHandler),this.anchorElement.addEventListener("blur",this.blurAnchorHandler),this.anchorElement.addEventListener("mouseenter",this.mouseenterAnchorHandler),this.anchorElement.addEventListener("mouseleave",this.mouseleaveAnchorHandler),br){hd||(this.anchorElement.style.anchorName=e,this.style.positionAnchor=e);return}F.enqueue(()=>this.setFallbackStyles())}disconnectedCallback(){if(this.anchorElement?.removeEventListener("focus",this.focusAnchorHandler),this.anchorElement?.removeEventListener("blur",this.blurAnchorHandler),this.anchorElement?.removeEventListener("mouseenter",this.mouseenterAnchorHandler),this.anchorElement?.removeEventListener("mouseleave",this.mouseleaveAnchorHandler),this.anchorElement){let t=(this.anchorElement.getAttribute("aria-describedby")??"").trim().split(/\s+/).filter(r=>r!==this.id);t.length?this.anchorElement.setAttribute("aria-describedby",t.join(" ")):this.anchorElement.removeAttribute("aria-describedby")}super.disconnectedCallback()}showTooltip(e=this.defaultDelay){if(!this.anchorPositioningReady){this.setFallbackStyles().then(()=>{this.showTooltip(e)});return}setTimeout(()=>{this.setAttribute("aria-hidden","false"),this.showPopover()},e)}hideTooltip(e=this.defaultDelay){setTimeout(()=>{if(this.matches(":hover")||this.anchorElement?.matches(":hover")){this.hideTooltip(e);return}this.setAttribute("aria-hidden","true"),this.hidePopover()},e)}async setFallbackStyles(){if(br){this.anchorPositioningReady=!0;return}if(!this.anchorElement)return;let e=this.anchorElement.style.anchorName||`--${this.anchor}`;this.anchorPositioningStyleElement||(this.anchorPositioningStyleElement=document.createElement("style"),document.head.append(this.anchorPositioningStyleElement));let[t,r]=this.positioning?.split("-")??[];r||((t==="above"||t==="below")&&(r="centerX"),(t==="before"||t==="after")&&(r="centerY"));let i={above:"bottom: anchor(top);",below:"top: anchor(bottom);",before:"right: anchor(left);",after:"left: anchor(right);"},s=i[t]??i.above,l={start:"left: anchor(left);",end:"right: anchor(right);",top:"top: anchor(top);",bottom:"bottom: anchor(bottom);",centerX:"left: anchor(center); translate: -50% 0;",centerY:"top: anchor(center); translate: 0 -50%;"},d=l[r]??l.centerX;this.anchorPositioningStyleElement.textContent=`
      #${this.anchor} {
        anchor-name: ${e};
      }
      #${this.id} {
        inset: unset;
        position-anchor: ${e};
        position: fixed;
        ${s}
        ${d}
      }
    `,window.CSS_ANCHOR_POLYFILL&&(await window.CSS_ANCHOR_POLYFILL({elements:[this.anchorPositioningStyleElement]}),this.anchorPositioningReady=!0)}};n([a],Po.prototype,"id",void 0);n([a({converter:U})],Po.prototype,"delay",void 0);n([a],Po.prototype,"positioning",void 0);n([a],Po.prototype,"anchor",void 0);var Dn={subtle:"subtle",subtleAlpha:"subtle-alpha",transparent:"transparent"},Ln={small:"small",medium:"medium"};function Je(o,e="-tree-item"){return o?.nodeType!==Node.ELEMENT_NODE?!1:o.tagName.toLowerCase().endsWith(e)}var Th=`${c.prefix}-tree-item`;var Uo=class extends v{defaultSlotChanged(){this.handleDefaultSlotChange()}constructor(){super(),this.currentSelected=null,this.elementInternals=this.attachInternals(),this.elementInternals.role="tree"}childTreeItemsChanged(){this.updateCurrentSelected()}updateCurrentSelected(){let e=this.querySelector("[selected]");this.currentSelected=e}keydownHandler(e){if(e.defaultPrevented)return;let t=e.target;if(!Je(t)||this.childTreeItems.length<1)return!0;switch(e.key){case"ArrowLeft":{t?.childTreeItems?.length&&t.expanded?t.expanded=!1:Je(t.parentElement)&&t.parentElement.focus();return}case"ArrowRight":{if(t?.childTreeItems?.length)if(!t.expanded)t.expanded=!0;else return!0;return}case"Enter":{this.clickHandler(e);return}case" ":{t.selected=!0;return}}return!0}clickHandler(e){if(e.defaultPrevented)return;if(!Je(e.target))return!0;let t=e.target;t.toggleExpansion(),t.selected=!0}changeHandler(e){if(e.defaultPrevented)return;if(!Je(e.target))return!0;let t=e.target;t.selected?(this.currentSelected&&this.currentSelected!==t&&Je(this.currentSelected)&&(this.currentSelected.selected=!1),this.currentSelected=t):!t.selected&&this.currentSelected===t&&(this.currentSelected=null)}handleDefaultSlotChange(){this.childTreeItems=this.defaultSlot.assignedElements().filter(e=>Je(e))}get descendantTreeItems(){let e=[],t=r=>{if(r)for(let i of r)e.push(i),t(i.childTreeItems)};return t(this.childTreeItems),e}};n([m],Uo.prototype,"currentSelected",void 0);n([m],Uo.prototype,"defaultSlot",void 0);n([m],Uo.prototype,"childTreeItems",void 0);var Cr=class extends Uo{constructor(){super(...arguments),this.size=Ln.small,this.appearance=Dn.subtle}sizeChanged(){this.updateSizeAndAppearance()}appearanceChanged(){this.updateSizeAndAppearance()}childTreeItemsChanged(){super.childTreeItemsChanged(),this.updateSizeAndAppearance(),this.fgItems??=new Tt(()=>this.descendantTreeItems.filter(e=>!e.isHidden),()=>this.currentSelected??null),this.fg?this.fg.update():this.fg=new Kt(this,this.fgItems,{definition:{behavior:"menu",axis:void 0,memory:!1}})}disconnectedCallback(){this.fg?.disconnect(),super.disconnectedCallback()}updateSizeAndAppearance(){this.childTreeItems?.length&&this.childTreeItems.forEach(e=>{e.size=this.size,e.appearance=this.appearance})}itemToggleHandler(){this.fg?.update()}};n([a],Cr.prototype,"size",void 0);n([a],Cr.prototype,"appearance",void 0);var Ah=h`
  <template
    focusgroup="menu inline block nowrap nomemory"
    @click="${(o,e)=>o.clickHandler(e.event)}"
    @keydown="${(o,e)=>o.keydownHandler(e.event)}"
    @change="${(o,e)=>o.changeHandler(e.event)}"
    @toggle="${o=>o.itemToggleHandler()}"
  >
    <slot ${T("defaultSlot")} @slotchange="${o=>o.handleDefaultSlotChange()}"></slot>
  </template>
`;var Ih=p`
  ${y("block")}

  :host {
    outline: none;
  }
`;var zh=`${c.prefix}-tree`;var Hh={name:zh,registry:c.registry,styles:Ih,template:Ah};var Qt=class extends v{itemSlotChanged(){this.handleItemSlotChange()}constructor(){super(),this.elementInternals=this.attachInternals(),this.expanded=!1,this.empty=!1,this.childTreeItems=[],this.elementInternals.role="treeitem"}connectedCallback(){super.connectedCallback(),this.tabIndex=Number(this.getAttribute("tabindex")||"0"),Je(this.parentElement)&&(this.slot||="item"),Ne(this)}expandedChanged(e,t){this.$emit("toggle",{oldState:e?"open":"closed",newState:t?"open":"closed"}),w(this.elementInternals,"expanded",t),this.childTreeItems?.length&&(this.elementInternals.ariaExpanded=t?"true":"false",requestAnimationFrame(()=>{let r=document.createTreeWalker(this,NodeFilter.SHOW_ELEMENT,i=>Je(i)?NodeFilter.FILTER_ACCEPT:NodeFilter.FILTER_SKIP);for(;r.nextNode();){let i=r.currentNode;t?i.removeAttribute("focusgroup"):(i.selected&&(i.selected=!1),i.setAttribute("focusgroup","none"))}}))}selectedChanged(e,t){this.$emit("change"),this.elementInternals&&(w(this.elementInternals,"selected",t),this.elementInternals.ariaSelected=t?"true":"false")}childTreeItemsChanged(){this.empty=this.childTreeItems?.length===0,this.updateChildTreeItems()}updateChildTreeItems(){this.childTreeItems?.length&&(this.expanded||(this.expanded=Array.from(this.querySelectorAll("[selected]")).some(e=>Je(e))))}toggleExpansion(){this.childTreeItems?.length&&(this.expanded=!this.expanded)}get isNestedItem(){return Je(this.parentElement)}get isHidden(){let e=this.parentElement;for(;Je(e);){if(!e.expanded)return!0;e=e.parentElement}return!1}handleItemSlotChange(){this.childTreeItems=this.itemSlot.assignedElements().filter(e=>Je(e))}};n([m],Qt.prototype,"itemSlot",void 0);n([a({mode:"boolean"})],Qt.prototype,"expanded",void 0);n([a({mode:"boolean"})],Qt.prototype,"selected",void 0);n([a({mode:"boolean"})],Qt.prototype,"empty",void 0);n([m],Qt.prototype,"childTreeItems",void 0);var Tr=class extends Qt{constructor(){super(...arguments),this.size=Ln.small,this.appearance=Dn.subtle}sizeChanged(){this.updateSizeAndAppearance()}appearanceChanged(){this.updateSizeAndAppearance()}childTreeItemsChanged(){super.childTreeItemsChanged(),this.updateSizeAndAppearance()}updateSizeAndAppearance(){this.childTreeItems?.length&&this.childTreeItems.forEach(e=>{e.size=this.size,e.appearance=this.appearance})}};n([a],Tr.prototype,"size",void 0);n([a],Tr.prototype,"appearance",void 0);var Ef=h`
  <svg viewBox="0 0 12 12" fill="currentColor">
    <path
      d="M4.65 2.15a.5.5 0 000 .7L7.79 6 4.65 9.15a.5.5 0 10.7.7l3.5-3.5a.5.5 0 000-.7l-3.5-3.5a.5.5 0 00-.7 0z"
    ></path>
  </svg>
`,Eh=h`
  <template tabindex="0" ?focusgroupstart="${o=>o.selected}">
    <div class="positioning-region" part="positioning-region">
      <div class="content" part="content">
        <span class="chevron" part="chevron" aria-hidden="true">
          <slot name="chevron">${Ef}</slot>
        </span>
        <slot name="start"></slot>
        <slot></slot>
        <slot name="end"></slot>
      </div>
      <div class="aside" part="aside">
        <slot name="aside"></slot>
      </div>
    </div>
    <div role="group" class="items" part="items">
      <slot name="item" ${T("itemSlot")} @slotchange="${o=>o.handleItemSlotChange()}"></slot>
    </div>
  </template>
`;var Dh=p`
  ${y("block")}

  :host {
    --_subitem-padding-inline-start: ${Mo};

    outline: none;
    font-size: ${I};
    line-height: ${E};
  }

  :host([size='small']) {
    --_subitem-padding-inline-start: ${q};
  }

  :host(:focus-visible) .positioning-region {
    box-shadow: ${an} ${an} ${an} ${Oo}
      ${X} inset;
  }

  /**
   * Default variants:
   * Size - medium
   * Appearance - subtle
   */
  .positioning-region {
    display: flex;
    align-items: center;
    justify-content: space-between;
    cursor: pointer;
    height: ${Nc};
    padding-inline-end: ${se};
    border-radius: ${$};
    background-color: ${Pi};
    color: ${ge};
    gap: ${G};
  }

  @media (prefers-contrast: more) {
    :host(:focus-visible) .positioning-region {
      outline: 1px solid ${X};
    }
  }

  .content {
    display: flex;
    align-items: center;
    gap: ${G};
  }

  .chevron {
    display: flex;
    align-items: center;
    flex-shrink: 0;
    justify-content: center;
    width: ${Mo};
    height: ${Mt};
    transition: transform ${_o} ${ln};
    transform: rotate(0deg);
  }

  .chevron:dir(rtl) {
    transform: rotate(180deg);
  }

  .chevron svg {
    inline-size: 12px;
    block-size: 12px;
  }

  .aside {
    display: flex;
    align-items: center;
  }

  .positioning-region:hover {
    background-color: ${uo};
    color: ${dt};
  }

  .positioning-region:active {
    background-color: ${Dt};
    color: ${ut};
  }

  ::slotted([slot='start']),
  ::slotted([slot='end']),
  ::slotted(:not([slot])) {
    display: flex;
    align-items: center;
    min-width: 0;
  }

  ::slotted([slot='start']) {
    flex-shrink: 0;
  }

  ::slotted(:not([slot])) {
    padding-inline: ${j};
  }

  .items {
    display: none;
    padding-inline-start: var(--_subitem-padding-inline-start);
  }

  :host([expanded]) .items {
    display: block;
  }

  :host([empty]) .chevron,
  :host([empty]) .items {
    visibility: hidden;
  }

  :host([selected]) .positioning-region {
    background-color: ${Fi};
    color: ${ir};
  }

  :host([selected]) .content,
  :host([selected]) .chevron {
    color: ${zs};
  }

  :host([size='small']) .positioning-region {
    height: ${Mt};
    padding-inline-start: ${q};
  }

  :host([appearance='subtle-alpha']) .positioning-region:hover {
    background-color: ${Us};
  }

  :host([appearance='subtle-alpha']) .positioning-region:active {
    background-color: ${Ks};
  }

  :host([appearance='subtle-alpha'][selected]) .positioning-region {
    background-color: ${Ys};
    color: ${ir};
  }

  :host([appearance='transparent']) .positioning-region {
    background-color: ${ne};
  }

  :host([appearance='transparent']) .positioning-region:hover {
    background-color: ${Eo};
  }

  :host([appearance='transparent']) .positioning-region:active {
    background-color: ${Do};
  }

  :host([appearance='transparent'][selected]) .positioning-region {
    background-color: ${Ci};
    color: ${ir};
  }

  :host([expanded]) .chevron {
    transform: rotate(90deg);
  }
`;var Lh={name:Th,registry:c.registry,styles:Dh,template:Eh};var b={2:"#050505",4:"#0a0a0a",6:"#0f0f0f",8:"#141414",10:"#1a1a1a",12:"#1f1f1f",14:"#242424",16:"#292929",18:"#2e2e2e",20:"#333333",22:"#383838",24:"#3d3d3d",26:"#424242",28:"#474747",30:"#4d4d4d",32:"#525252",34:"#575757",36:"#5c5c5c",38:"#616161",40:"#666666",42:"#6b6b6b",44:"#707070",46:"#757575",48:"#7a7a7a",50:"#808080",52:"#858585",54:"#8a8a8a",56:"#8f8f8f",58:"#949494",60:"#999999",62:"#9e9e9e",64:"#a3a3a3",66:"#a8a8a8",68:"#adadad",70:"#b3b3b3",72:"#b8b8b8",74:"#bdbdbd",76:"#c2c2c2",78:"#c7c7c7",80:"#cccccc",82:"#d1d1d1",84:"#d6d6d6",86:"#dbdbdb",88:"#e0e0e0",90:"#e6e6e6",92:"#ebebeb",94:"#f0f0f0",96:"#f5f5f5",98:"#fafafa",99:"#fcfcfc"},eo={5:"rgba(255, 255, 255, 0.05)",10:"rgba(255, 255, 255, 0.1)",20:"rgba(255, 255, 255, 0.2)",30:"rgba(255, 255, 255, 0.3)",40:"rgba(255, 255, 255, 0.4)",50:"rgba(255, 255, 255, 0.5)",60:"rgba(255, 255, 255, 0.6)",70:"rgba(255, 255, 255, 0.7)",80:"rgba(255, 255, 255, 0.8)",90:"rgba(255, 255, 255, 0.9)"},to={5:"rgba(0, 0, 0, 0.05)",10:"rgba(0, 0, 0, 0.1)",20:"rgba(0, 0, 0, 0.2)",30:"rgba(0, 0, 0, 0.3)",40:"rgba(0, 0, 0, 0.4)",50:"rgba(0, 0, 0, 0.5)",60:"rgba(0, 0, 0, 0.6)",70:"rgba(0, 0, 0, 0.7)",80:"rgba(0, 0, 0, 0.8)",90:"rgba(0, 0, 0, 0.9)"};var re="#ffffff",Mh="#000000";var Oh={shade50:"#130204",shade40:"#230308",shade30:"#420610",shade20:"#590815",shade10:"#690a19",primary:"#750b1c",tint10:"#861b2c",tint20:"#962f3f",tint30:"#ac4f5e",tint40:"#d69ca5",tint50:"#e9c7cd",tint60:"#f9f0f2"};var Ta={shade50:"#200205",shade40:"#3b0509",shade30:"#6e0811",shade20:"#960b18",shade10:"#b10e1c",primary:"#c50f1f",tint10:"#cc2635",tint20:"#d33f4c",tint30:"#dc626d",tint40:"#eeacb2",tint50:"#f6d1d5",tint60:"#fdf3f4"},_h={shade50:"#210809",shade40:"#3f1011",shade30:"#751d1f",shade20:"#9f282b",shade10:"#bc2f32",primary:"#d13438",tint10:"#d7494c",tint20:"#dc5e62",tint30:"#e37d80",tint40:"#f1bbbc",tint50:"#f8dadb",tint60:"#fdf6f6"},Rh={shade50:"#230900",shade40:"#411200",shade30:"#7a2101",shade20:"#a62d01",shade10:"#c43501",primary:"#da3b01",tint10:"#de501c",tint20:"#e36537",tint30:"#e9835e",tint40:"#f4bfab",tint50:"#f9dcd1",tint60:"#fdf6f3"};var Vh={shade50:"#200d03",shade40:"#3d1805",shade30:"#712d09",shade20:"#9a3d0c",shade10:"#b6480e",primary:"#ca5010",tint10:"#d06228",tint20:"#d77440",tint30:"#df8e64",tint40:"#efc4ad",tint50:"#f7dfd2",tint60:"#fdf7f4"},Wh={shade50:"#271002",shade40:"#4a1e04",shade30:"#8a3707",shade20:"#bc4b09",shade10:"#de590b",primary:"#f7630c",tint10:"#f87528",tint20:"#f98845",tint30:"#faa06b",tint40:"#fdcfb4",tint50:"#fee5d7",tint60:"#fff9f5"},Xh={shade50:"#291600",shade40:"#4d2a00",shade30:"#8f4e00",shade20:"#c26a00",shade10:"#e67e00",primary:"#ff8c00",tint10:"#ff9a1f",tint20:"#ffa83d",tint30:"#ffba66",tint40:"#ffddb3",tint50:"#ffedd6",tint60:"#fffaf5"},jh={shade50:"#251a00",shade40:"#463100",shade30:"#835b00",shade20:"#b27c00",shade10:"#d39300",primary:"#eaa300",tint10:"#edad1c",tint20:"#efb839",tint30:"#f2c661",tint40:"#f9e2ae",tint50:"#fcefd3",tint60:"#fefbf4"},Gh={shade50:"#282400",shade40:"#4c4400",shade30:"#817400",shade20:"#c0ad00",shade10:"#e4cc00",primary:"#fde300",tint10:"#fde61e",tint20:"#fdea3d",tint30:"#feee66",tint40:"#fef7b2",tint50:"#fffad6",tint60:"#fffef5"},qh={shade50:"#1f1900",shade40:"#3a2f00",shade30:"#6c5700",shade20:"#937700",shade10:"#ae8c00",primary:"#c19c00",tint10:"#c8a718",tint20:"#d0b232",tint30:"#dac157",tint40:"#ecdfa5",tint50:"#f5eece",tint60:"#fdfbf2"},Uh={shade50:"#181202",shade40:"#2e2103",shade30:"#553e06",shade20:"#745408",shade10:"#89640a",primary:"#986f0b",tint10:"#a47d1e",tint20:"#b18c34",tint30:"#c1a256",tint40:"#e0cea2",tint50:"#efe4cb",tint60:"#fbf8f2"},Kh={shade50:"#170e07",shade40:"#2b1a0e",shade30:"#50301a",shade20:"#6c4123",shade10:"#804d29",primary:"#8e562e",tint10:"#9c663f",tint20:"#a97652",tint30:"#bb8f6f",tint40:"#ddc3b0",tint50:"#edded3",tint60:"#faf7f4"};var Yh={shade50:"#0c1501",shade40:"#162702",shade30:"#294903",shade20:"#376304",shade10:"#427505",primary:"#498205",tint10:"#599116",tint20:"#6ba02b",tint30:"#85b44c",tint40:"#bdd99b",tint50:"#dbebc7",tint60:"#f6faf0"},Zh={shade50:"#002111",shade40:"#003d20",shade30:"#00723b",shade20:"#009b51",shade10:"#00b85f",primary:"#00cc6a",tint10:"#19d279",tint20:"#34d889",tint30:"#5ae0a0",tint40:"#a8f0cd",tint50:"#cff7e4",tint60:"#f3fdf8"},Jh={shade50:"#031a02",shade40:"#063004",shade30:"#0b5a08",shade20:"#0e7a0b",shade10:"#11910d",primary:"#13a10e",tint10:"#27ac22",tint20:"#3db838",tint30:"#5ec75a",tint40:"#a7e3a5",tint50:"#cef0cd",tint60:"#f2fbf2"},Aa={shade50:"#031403",shade40:"#052505",shade30:"#094509",shade20:"#0c5e0c",shade10:"#0e700e",primary:"#107c10",tint10:"#218c21",tint20:"#359b35",tint30:"#54b054",tint40:"#9fd89f",tint50:"#c9eac9",tint60:"#f1faf1"},Qh={shade50:"#021102",shade40:"#032003",shade30:"#063b06",shade20:"#085108",shade10:"#0a5f0a",primary:"#0b6a0b",tint10:"#1a7c1a",tint20:"#2d8e2d",tint30:"#4da64d",tint40:"#9ad29a",tint50:"#c6e7c6",tint60:"#f0f9f0"},em={shade50:"#001d1f",shade40:"#00373a",shade30:"#00666d",shade20:"#008b94",shade10:"#00a5af",primary:"#00b7c3",tint10:"#18bfca",tint20:"#32c8d1",tint30:"#58d3db",tint40:"#a6e9ed",tint50:"#cef3f5",tint60:"#f2fcfd"},tm={shade50:"#001516",shade40:"#012728",shade30:"#02494c",shade20:"#026467",shade10:"#037679",primary:"#038387",tint10:"#159195",tint20:"#2aa0a4",tint30:"#4cb4b7",tint40:"#9bd9db",tint50:"#c7ebec",tint60:"#f0fafa"};var om={shade50:"#000f12",shade40:"#001b22",shade30:"#00333f",shade20:"#004555",shade10:"#005265",primary:"#005b70",tint10:"#0f6c81",tint20:"#237d92",tint30:"#4496a9",tint40:"#94c8d4",tint50:"#c3e1e8",tint60:"#eff7f9"};var rm={shade50:"#001322",shade40:"#002440",shade30:"#004377",shade20:"#005ba1",shade10:"#006cbf",primary:"#0078d4",tint10:"#1a86d9",tint20:"#3595de",tint30:"#5caae5",tint40:"#a9d3f2",tint50:"#d0e7f8",tint60:"#f3f9fd"},im={shade50:"#000c16",shade40:"#00172a",shade30:"#002c4e",shade20:"#003b6a",shade10:"#00467e",primary:"#004e8c",tint10:"#125e9a",tint20:"#286fa8",tint30:"#4a89ba",tint40:"#9abfdc",tint50:"#c7dced",tint60:"#f0f6fa"};var nm={shade50:"#0d1126",shade40:"#182047",shade30:"#2c3c85",shade20:"#3c51b4",shade10:"#4760d5",primary:"#4f6bed",tint10:"#637cef",tint20:"#778df1",tint30:"#93a4f4",tint40:"#c8d1fa",tint50:"#e1e6fc",tint60:"#f7f9fe"},am={shade50:"#00061d",shade40:"#000c36",shade30:"#001665",shade20:"#001e89",shade10:"#0023a2",primary:"#0027b4",tint10:"#173bbd",tint20:"#3050c6",tint30:"#546fd2",tint40:"#a3b2e8",tint50:"#ccd5f3",tint60:"#f2f4fc"},sm={shade50:"#120f25",shade40:"#221d46",shade30:"#3f3682",shade20:"#5649b0",shade10:"#6656d1",primary:"#7160e8",tint10:"#8172eb",tint20:"#9184ee",tint30:"#a79cf1",tint40:"#d2ccf8",tint50:"#e7e4fb",tint60:"#f9f8fe"},lm={shade50:"#0f0717",shade40:"#1c0e2b",shade30:"#341a51",shade20:"#46236e",shade10:"#532982",primary:"#5c2e91",tint10:"#6b3f9e",tint20:"#7c52ab",tint30:"#9470bd",tint40:"#c6b1de",tint50:"#e0d3ed",tint60:"#f7f4fb"};var cm={shade50:"#160418",shade40:"#29072e",shade30:"#4c0d55",shade20:"#671174",shade10:"#7a1589",primary:"#881798",tint10:"#952aa4",tint20:"#a33fb1",tint30:"#b55fc1",tint40:"#d9a7e0",tint50:"#eaceef",tint60:"#faf2fb"},dm={shade50:"#1f091d",shade40:"#3a1136",shade30:"#6d2064",shade20:"#932b88",shade10:"#af33a1",primary:"#c239b3",tint10:"#c94cbc",tint20:"#d161c4",tint30:"#da7ed0",tint40:"#edbbe7",tint50:"#f5daf2",tint60:"#fdf5fc"},um={shade50:"#1c0b1f",shade40:"#35153a",shade30:"#63276d",shade20:"#863593",shade10:"#9f3faf",primary:"#b146c2",tint10:"#ba58c9",tint20:"#c36bd1",tint30:"#cf87da",tint40:"#e6bfed",tint50:"#f2dcf5",tint60:"#fcf6fd"},pm={shade50:"#24091b",shade40:"#441232",shade30:"#80215d",shade20:"#ad2d7e",shade10:"#cd3595",primary:"#e43ba6",tint10:"#e750b0",tint20:"#ea66ba",tint30:"#ef85c8",tint40:"#f7c0e3",tint50:"#fbddf0",tint60:"#fef6fb"};var hm={shade50:"#1f0013",shade40:"#390024",shade30:"#6b0043",shade20:"#91005a",shade10:"#ac006b",primary:"#bf0077",tint10:"#c71885",tint20:"#ce3293",tint30:"#d957a8",tint40:"#eca5d1",tint50:"#f5cee6",tint60:"#fcf2f9"},mm={shade50:"#13000c",shade40:"#240017",shade30:"#43002b",shade20:"#5a003b",shade10:"#6b0045",primary:"#77004d",tint10:"#87105d",tint20:"#98246f",tint30:"#ad4589",tint40:"#d696c0",tint50:"#e9c4dc",tint60:"#faf0f6"},gm={shade50:"#141313",shade40:"#252323",shade30:"#444241",shade20:"#5d5958",shade10:"#6e6968",primary:"#7a7574",tint10:"#8a8584",tint20:"#9a9594",tint30:"#afabaa",tint40:"#d7d4d4",tint50:"#eae8e8",tint60:"#faf9f9"},fm={shade50:"#0f0e0e",shade40:"#1c1b1a",shade30:"#343231",shade20:"#474443",shade10:"#54514f",primary:"#5d5a58",tint10:"#706d6b",tint20:"#84817e",tint30:"#9e9b99",tint40:"#cecccb",tint50:"#e5e4e3",tint60:"#f8f8f8"};var bm={shade50:"#111314",shade40:"#1f2426",shade30:"#3b4447",shade20:"#505c60",shade10:"#5f6d71",primary:"#69797e",tint10:"#79898d",tint20:"#89989d",tint30:"#a0adb2",tint40:"#cdd6d8",tint50:"#e4e9ea",tint60:"#f8f9fa"},vm={shade50:"#090a0b",shade40:"#111315",shade30:"#202427",shade20:"#2b3135",shade10:"#333a3f",primary:"#394146",tint10:"#4d565c",tint20:"#626c72",tint30:"#808a90",tint40:"#bcc3c7",tint50:"#dbdfe1",tint60:"#f6f7f8"};var Qe={red:_h,green:Aa,darkOrange:Rh,yellow:Gh,berry:dm,lightGreen:Jh,marigold:jh},Mn={darkRed:Oh,cranberry:Ta,pumpkin:Vh,peach:Xh,gold:qh,brass:Uh,brown:Kh,forest:Yh,seafoam:Zh,darkGreen:Qh,lightTeal:em,teal:tm,steel:om,blue:rm,royalBlue:im,cornflower:nm,navy:am,lavender:sm,purple:lm,grape:cm,lilac:um,pink:pm,magenta:hm,plum:mm,beige:gm,mink:fm,platinum:bm,anchor:vm},Le={cranberry:Ta,green:Aa,orange:Wh};var xm=["red","green","darkOrange","yellow","berry","lightGreen","marigold"],ym=["darkRed","cranberry","pumpkin","peach","gold","brass","brown","forest","seafoam","darkGreen","lightTeal","teal","steel","blue","royalBlue","cornflower","navy","lavender","purple","grape","lilac","pink","magenta","plum","beige","mink","platinum","anchor"];var Ko={success:"green",warning:"orange",danger:"cranberry"};var ri=xm.reduce((o,e)=>{let t=e.slice(0,1).toUpperCase()+e.slice(1),r={[`colorPalette${t}Background1`]:Qe[e].tint60,[`colorPalette${t}Background2`]:Qe[e].tint40,[`colorPalette${t}Background3`]:Qe[e].primary,[`colorPalette${t}Foreground1`]:Qe[e].shade10,[`colorPalette${t}Foreground2`]:Qe[e].shade30,[`colorPalette${t}Foreground3`]:Qe[e].primary,[`colorPalette${t}BorderActive`]:Qe[e].primary,[`colorPalette${t}Border1`]:Qe[e].tint40,[`colorPalette${t}Border2`]:Qe[e].primary};return Object.assign(o,r)},{});ri.colorPaletteYellowForeground1=Qe.yellow.shade30;ri.colorPaletteRedForegroundInverted=Qe.red.tint20;ri.colorPaletteGreenForegroundInverted=Qe.green.tint20;ri.colorPaletteYellowForegroundInverted=Qe.yellow.tint40;var Df=ym.reduce((o,e)=>{let t=e.slice(0,1).toUpperCase()+e.slice(1),r={[`colorPalette${t}Background2`]:Mn[e].tint40,[`colorPalette${t}Foreground2`]:Mn[e].shade30,[`colorPalette${t}BorderActive`]:Mn[e].primary};return Object.assign(o,r)},{}),km={...ri,...Df},Yo=Object.entries(Ko).reduce((o,[e,t])=>{let r=e.slice(0,1).toUpperCase()+e.slice(1),i={[`colorStatus${r}Background1`]:Le[t].tint60,[`colorStatus${r}Background2`]:Le[t].tint40,[`colorStatus${r}Background3`]:Le[t].primary,[`colorStatus${r}Foreground1`]:Le[t].shade10,[`colorStatus${r}Foreground2`]:Le[t].shade30,[`colorStatus${r}Foreground3`]:Le[t].primary,[`colorStatus${r}ForegroundInverted`]:Le[t].tint30,[`colorStatus${r}BorderActive`]:Le[t].primary,[`colorStatus${r}Border1`]:Le[t].tint40,[`colorStatus${r}Border2`]:Le[t].primary};return Object.assign(o,i)},{});Yo.colorStatusDangerBackground3Hover=Le[Ko.danger].shade10;Yo.colorStatusDangerBackground3Pressed=Le[Ko.danger].shade20;Yo.colorStatusWarningForeground1=Le[Ko.warning].shade20;Yo.colorStatusWarningForeground3=Le[Ko.warning].shade20;Yo.colorStatusWarningBorder2=Le[Ko.warning].shade20;var Sm=o=>({colorNeutralForeground1:b[14],colorNeutralForeground1Hover:b[14],colorNeutralForeground1Pressed:b[14],colorNeutralForeground1Selected:b[14],colorNeutralForeground2:b[26],colorNeutralForeground2Hover:b[14],colorNeutralForeground2Pressed:b[14],colorNeutralForeground2Selected:b[14],colorNeutralForeground2BrandHover:o[80],colorNeutralForeground2BrandPressed:o[70],colorNeutralForeground2BrandSelected:o[80],colorNeutralForeground3:b[38],colorNeutralForeground3Hover:b[26],colorNeutralForeground3Pressed:b[26],colorNeutralForeground3Selected:b[26],colorNeutralForeground3BrandHover:o[80],colorNeutralForeground3BrandPressed:o[70],colorNeutralForeground3BrandSelected:o[80],colorNeutralForeground4:b[44],colorNeutralForeground5:b[38],colorNeutralForeground5Hover:b[14],colorNeutralForeground5Pressed:b[14],colorNeutralForeground5Selected:b[14],colorNeutralForegroundDisabled:b[74],colorNeutralForegroundInvertedDisabled:eo[40],colorBrandForegroundLink:o[70],colorBrandForegroundLinkHover:o[60],colorBrandForegroundLinkPressed:o[40],colorBrandForegroundLinkSelected:o[70],colorNeutralForeground2Link:b[26],colorNeutralForeground2LinkHover:b[14],colorNeutralForeground2LinkPressed:b[14],colorNeutralForeground2LinkSelected:b[14],colorCompoundBrandForeground1:o[80],colorCompoundBrandForeground1Hover:o[70],colorCompoundBrandForeground1Pressed:o[60],colorBrandForeground1:o[80],colorBrandForeground2:o[70],colorBrandForeground2Hover:o[60],colorBrandForeground2Pressed:o[30],colorNeutralForeground1Static:b[14],colorNeutralForegroundStaticInverted:re,colorNeutralForegroundInverted:re,colorNeutralForegroundInvertedHover:re,colorNeutralForegroundInvertedPressed:re,colorNeutralForegroundInvertedSelected:re,colorNeutralForegroundInverted2:re,colorNeutralForegroundOnBrand:re,colorNeutralForegroundInvertedLink:re,colorNeutralForegroundInvertedLinkHover:re,colorNeutralForegroundInvertedLinkPressed:re,colorNeutralForegroundInvertedLinkSelected:re,colorBrandForegroundInverted:o[100],colorBrandForegroundInvertedHover:o[110],colorBrandForegroundInvertedPressed:o[100],colorBrandForegroundOnLight:o[80],colorBrandForegroundOnLightHover:o[70],colorBrandForegroundOnLightPressed:o[50],colorBrandForegroundOnLightSelected:o[60],colorNeutralBackground1:re,colorNeutralBackground1Hover:b[96],colorNeutralBackground1Pressed:b[88],colorNeutralBackground1Selected:b[92],colorNeutralBackground2:b[98],colorNeutralBackground2Hover:b[94],colorNeutralBackground2Pressed:b[86],colorNeutralBackground2Selected:b[90],colorNeutralBackground3:b[96],colorNeutralBackground3Hover:b[92],colorNeutralBackground3Pressed:b[84],colorNeutralBackground3Selected:b[88],colorNeutralBackground4:b[94],colorNeutralBackground4Hover:b[98],colorNeutralBackground4Pressed:b[96],colorNeutralBackground4Selected:re,colorNeutralBackground5:b[92],colorNeutralBackground5Hover:b[96],colorNeutralBackground5Pressed:b[94],colorNeutralBackground5Selected:b[98],colorNeutralBackground6:b[90],colorNeutralBackground7:"#00000000",colorNeutralBackground7Hover:b[92],colorNeutralBackground7Pressed:b[84],colorNeutralBackground7Selected:"#00000000",colorNeutralBackground8:b[99],colorNeutralBackgroundInverted:b[16],colorNeutralBackgroundInvertedHover:b[24],colorNeutralBackgroundInvertedPressed:b[12],colorNeutralBackgroundInvertedSelected:b[22],colorNeutralBackgroundStatic:b[20],colorNeutralBackgroundAlpha:eo[50],colorNeutralBackgroundAlpha2:eo[80],colorSubtleBackground:"transparent",colorSubtleBackgroundHover:b[96],colorSubtleBackgroundPressed:b[88],colorSubtleBackgroundSelected:b[92],colorSubtleBackgroundLightAlphaHover:eo[70],colorSubtleBackgroundLightAlphaPressed:eo[50],colorSubtleBackgroundLightAlphaSelected:"transparent",colorSubtleBackgroundInverted:"transparent",colorSubtleBackgroundInvertedHover:to[10],colorSubtleBackgroundInvertedPressed:to[30],colorSubtleBackgroundInvertedSelected:to[20],colorTransparentBackground:"transparent",colorTransparentBackgroundHover:"transparent",colorTransparentBackgroundPressed:"transparent",colorTransparentBackgroundSelected:"transparent",colorNeutralBackgroundDisabled:b[94],colorNeutralBackgroundDisabled2:re,colorNeutralBackgroundInvertedDisabled:eo[10],colorNeutralStencil1:b[90],colorNeutralStencil2:b[98],colorNeutralStencil1Alpha:to[10],colorNeutralStencil2Alpha:to[5],colorBackgroundOverlay:to[40],colorScrollbarOverlay:to[50],colorBrandBackground:o[80],colorBrandBackgroundHover:o[70],colorBrandBackgroundPressed:o[40],colorBrandBackgroundSelected:o[60],colorCompoundBrandBackground:o[80],colorCompoundBrandBackgroundHover:o[70],colorCompoundBrandBackgroundPressed:o[60],colorBrandBackgroundStatic:o[80],colorBrandBackground2:o[160],colorBrandBackground2Hover:o[150],colorBrandBackground2Pressed:o[130],colorBrandBackground3Static:o[60],colorBrandBackground4Static:o[40],colorBrandBackgroundInverted:re,colorBrandBackgroundInvertedHover:o[160],colorBrandBackgroundInvertedPressed:o[140],colorBrandBackgroundInvertedSelected:o[150],colorNeutralCardBackground:b[98],colorNeutralCardBackgroundHover:re,colorNeutralCardBackgroundPressed:b[96],colorNeutralCardBackgroundSelected:b[92],colorNeutralCardBackgroundDisabled:b[94],colorNeutralStrokeAccessible:b[38],colorNeutralStrokeAccessibleHover:b[34],colorNeutralStrokeAccessiblePressed:b[30],colorNeutralStrokeAccessibleSelected:o[80],colorNeutralStroke1:b[82],colorNeutralStroke1Hover:b[78],colorNeutralStroke1Pressed:b[70],colorNeutralStroke1Selected:b[74],colorNeutralStroke2:b[88],colorNeutralStroke3:b[94],colorNeutralStroke4:b[92],colorNeutralStroke4Hover:b[88],colorNeutralStroke4Pressed:b[84],colorNeutralStroke4Selected:b[92],colorNeutralStrokeSubtle:b[88],colorNeutralStrokeOnBrand:re,colorNeutralStrokeOnBrand2:re,colorNeutralStrokeOnBrand2Hover:re,colorNeutralStrokeOnBrand2Pressed:re,colorNeutralStrokeOnBrand2Selected:re,colorBrandStroke1:o[80],colorBrandStroke2:o[140],colorBrandStroke2Hover:o[120],colorBrandStroke2Pressed:o[80],colorBrandStroke2Contrast:o[140],colorCompoundBrandStroke:o[80],colorCompoundBrandStrokeHover:o[70],colorCompoundBrandStrokePressed:o[60],colorNeutralStrokeDisabled:b[88],colorNeutralStrokeDisabled2:b[92],colorNeutralStrokeInvertedDisabled:eo[40],colorTransparentStroke:"transparent",colorTransparentStrokeInteractive:"transparent",colorTransparentStrokeDisabled:"transparent",colorNeutralStrokeAlpha:to[5],colorNeutralStrokeAlpha2:eo[20],colorStrokeFocus1:re,colorStrokeFocus2:Mh,colorNeutralShadowAmbient:"rgba(0,0,0,0.12)",colorNeutralShadowKey:"rgba(0,0,0,0.14)",colorNeutralShadowAmbientLighter:"rgba(0,0,0,0.06)",colorNeutralShadowKeyLighter:"rgba(0,0,0,0.07)",colorNeutralShadowAmbientDarker:"rgba(0,0,0,0.20)",colorNeutralShadowKeyDarker:"rgba(0,0,0,0.24)",colorBrandShadowAmbient:"rgba(0,0,0,0.30)",colorBrandShadowKey:"rgba(0,0,0,0.25)"});var Ia={borderRadiusNone:"0",borderRadiusSmall:"2px",borderRadiusMedium:"4px",borderRadiusLarge:"6px",borderRadiusXLarge:"8px",borderRadius2XLarge:"12px",borderRadius3XLarge:"16px",borderRadius4XLarge:"24px",borderRadius5XLarge:"32px",borderRadius6XLarge:"40px",borderRadiusCircular:"10000px"};var $m={curveAccelerateMax:"cubic-bezier(0.9,0.1,1,0.2)",curveAccelerateMid:"cubic-bezier(1,0,1,1)",curveAccelerateMin:"cubic-bezier(0.8,0,0.78,1)",curveDecelerateMax:"cubic-bezier(0.1,0.9,0.2,1)",curveDecelerateMid:"cubic-bezier(0,0,0,1)",curveDecelerateMin:"cubic-bezier(0.33,0,0.1,1)",curveEasyEaseMax:"cubic-bezier(0.8,0,0.2,1)",curveEasyEase:"cubic-bezier(0.33,0,0.67,1)",curveLinear:"cubic-bezier(0,0,1,1)"};var Bm={durationUltraFast:"50ms",durationFaster:"100ms",durationFast:"150ms",durationNormal:"200ms",durationGentle:"250ms",durationSlow:"300ms",durationSlower:"400ms",durationUltraSlow:"500ms"};var za={fontSizeBase100:"10px",fontSizeBase200:"12px",fontSizeBase300:"14px",fontSizeBase400:"16px",fontSizeBase500:"20px",fontSizeBase600:"24px",fontSizeHero700:"28px",fontSizeHero800:"32px",fontSizeHero900:"40px",fontSizeHero1000:"68px"},Ha={lineHeightBase100:"14px",lineHeightBase200:"16px",lineHeightBase300:"20px",lineHeightBase400:"22px",lineHeightBase500:"28px",lineHeightBase600:"32px",lineHeightHero700:"36px",lineHeightHero800:"40px",lineHeightHero900:"52px",lineHeightHero1000:"92px"},Ea={fontWeightRegular:400,fontWeightMedium:500,fontWeightSemibold:600,fontWeightBold:700},Da={fontFamilyBase:"'Segoe UI', 'Segoe UI Web (West European)', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', sans-serif",fontFamilyMonospace:"Consolas, 'Courier New', Courier, monospace",fontFamilyNumeric:"Bahnschrift, 'Segoe UI', 'Segoe UI Web (West European)', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', sans-serif"};var ce={none:"0",xxs:"2px",xs:"4px",sNudge:"6px",s:"8px",mNudge:"10px",m:"12px",l:"16px",xl:"20px",xxl:"24px",xxxl:"32px"},wm={spacingHorizontalNone:ce.none,spacingHorizontalXXS:ce.xxs,spacingHorizontalXS:ce.xs,spacingHorizontalSNudge:ce.sNudge,spacingHorizontalS:ce.s,spacingHorizontalMNudge:ce.mNudge,spacingHorizontalM:ce.m,spacingHorizontalL:ce.l,spacingHorizontalXL:ce.xl,spacingHorizontalXXL:ce.xxl,spacingHorizontalXXXL:ce.xxxl},Nm={spacingVerticalNone:ce.none,spacingVerticalXXS:ce.xxs,spacingVerticalXS:ce.xs,spacingVerticalSNudge:ce.sNudge,spacingVerticalS:ce.s,spacingVerticalMNudge:ce.mNudge,spacingVerticalM:ce.m,spacingVerticalL:ce.l,spacingVerticalXL:ce.xl,spacingVerticalXXL:ce.xxl,spacingVerticalXXXL:ce.xxxl};var La={strokeWidthThin:"1px",strokeWidthThick:"2px",strokeWidthThicker:"3px",strokeWidthThickest:"4px"};function Ma(o,e,t=""){return{[`shadow2${t}`]:`0 0 2px ${o}, 0 1px 2px ${e}`,[`shadow4${t}`]:`0 0 2px ${o}, 0 2px 4px ${e}`,[`shadow8${t}`]:`0 0 2px ${o}, 0 4px 8px ${e}`,[`shadow16${t}`]:`0 0 2px ${o}, 0 8px 16px ${e}`,[`shadow28${t}`]:`0 0 8px ${o}, 0 14px 28px ${e}`,[`shadow64${t}`]:`0 0 8px ${o}, 0 32px 64px ${e}`}}var Pm=o=>{let e=Sm(o);return{...Ia,...za,...Ha,...Da,...Ea,...La,...wm,...Nm,...Bm,...$m,...e,...km,...Yo,...Ma(e.colorNeutralShadowAmbient,e.colorNeutralShadowKey),...Ma(e.colorBrandShadowAmbient,e.colorBrandShadowKey,"Brand")}};var Fm={10:"#061724",20:"#082338",30:"#0a2e4a",40:"#0c3b5e",50:"#0e4775",60:"#0f548c",70:"#115ea3",80:"#0f6cbd",90:"#2886de",100:"#479ef5",110:"#62abf5",120:"#77b7f7",130:"#96c6fa",140:"#b4d6fa",150:"#cfe4fa",160:"#ebf3fc"};var ii=Pm(Fm);so.define(zc);gr.define(Mc);qt.define(Vu);Ft.define(td);Rt.define(cd);Re.define(ud);Vo.define(Dd);fn.define(_d);Wt.define(Xd);Ke.define(Ud);vn.define(Jd);Wo.define(ou);De.define(lu);xn.define(mu);kr.define(ku);Yr.define(Au);Gt.define(Eu);No.define(Ou);fr.define(Zc);jt.define(Nu);Bn.define(Yu);st.define(tp);Pn.define(lp);mt.define(pp);Xo.define(Gu);Ce.define(gp);$r.define(yp);Fn.define(Np);Cn.define(Cp);jo.define(Dp);ue.define(Vp);wr.define(Gp);zn.define(Yp);Nr.define(eh);Pr.define(nh);Go.define(ch);qo.define(fh);Ze.define(yh);Fr.define(wh);Po.define(Ch);Cr.define(Hh);Tr.define(Lh);En(ii);})();
