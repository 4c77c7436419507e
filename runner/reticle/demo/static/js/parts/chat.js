/** The support chat: a window in the corner and a WebSocket behind it. */

import { h, keyed } from '../dom.js';
import { signal } from '../report.js';
import { through } from '../seams.js';
import * as store from '../store.js';
import { t } from '../text.js';

let socket;

function change(patch) {
  store.commit({ chat: { ...store.get().chat, ...patch } });
}

function add(from, text) {
  const { messages } = store.get().chat;
  change({ messages: [...messages, { id: messages.length + 1, from, text }] });
}

export function openChat() {
  if (store.get().chat.open) return;
  change({ open: true, typing: false, messages: [] });
  socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/chat`);
  socket.addEventListener('open', () => change({ live: true }));
  socket.addEventListener('close', () => change({ live: false, typing: false }));
  const take = ({ data }) => {
    const said = JSON.parse(data);
    change({ typing: said.kind === 'typing' });
    if (said.kind === 'typing') return;
    add(said.kind === 'problem' ? 'problem' : 'shop', said.text);
    signal('chat:answered', { text: said.text });
  };
  socket.addEventListener('message', through('stream', take, 'chat'));
}

export function closeChat() {
  socket.close();
  change({ open: false });
}

/** The button that opens the chat. */
export function chatButton() {
  return h('button', { class: 'plain', type: 'button', testid: 'chat-open', on: { click: openChat } }, t('chat.open'));
}

export function chatWindow() {
  const log = h('div', { class: 'chat-log', role: 'log', 'aria-label': t('chat.log'), tabindex: 0, testid: 'chat-log' });
  const typing = h('p', { class: 'quiet chat-typing', testid: 'chat-typing' }, t('chat.typing'));
  const ended = h('p', { class: 'chat-ended', role: 'alert', testid: 'chat-ended' });
  const input = h('input', { class: 'input', type: 'text', maxlength: 500, autocomplete: 'off', 'aria-label': t('chat.question'), testid: 'chat-text' });
  const submit = (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (!text || socket.readyState !== WebSocket.OPEN) return;
    add('customer', text);
    socket.send(JSON.stringify({ text }));
    input.value = '';
  };
  const node = h(
    'section',
    { class: 'chat', role: 'dialog', 'aria-label': t('chat.title'), testid: 'chat' },
    h(
      'div',
      { class: 'chat-head' },
      h('strong', {}, t('chat.title')),
      h('button', { class: 'toast-close', type: 'button', 'aria-label': t('chat.close'), testid: 'chat-close', on: { click: closeChat } }, '×'),
    ),
    log,
    typing,
    ended,
    h('form', { class: 'chat-form', on: { submit } }, input, h('button', { class: 'button', type: 'submit', testid: 'chat-send' }, t('chat.send'))),
  );
  let open = false;
  const follow = ({ chat }) => {
    node.hidden = !chat.open;
    keyed(log, chat.messages, ({ id }) => id, bubble);
    typing.hidden = !chat.typing;
    if (chat.live) ended.textContent = '';
    else if (ended.textContent === '' && chat.messages.length) ended.textContent = t('chat.ended');
    log.scrollTop = log.scrollHeight;
    if (chat.open && !open) input.focus();
    open = chat.open;
  };
  store.subscribe(follow);
  follow(store.get());
  return node;
}

function bubble({ from, text }) {
  return { node: h('p', { class: `bubble bubble-${from}`, testid: `chat-${from}` }, text) };
}
