declare module 'virtual:aria' {
  export const ROLE_NAMES: Set<string>;
  export const CONTENT_ROLES: Set<string>;
  export const LEAF_ROLES: Set<string>;
  export const GLOBAL_ARIA: string[];
}
/** The binding that CDP puts into the isolated world alone. */
declare function __reticle_emit(payload: string): void;
/** Filled in when the bundle is installed: the word that both worlds know and the page does not. */
declare const __RETICLE_TOKEN__: string;
/** Filled in when the bundle is made: the members of nodes that are used under names of our own. */
declare const RETICLE_MEMBERS: string[];
