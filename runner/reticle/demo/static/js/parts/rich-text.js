/** A text with bold and slanted words and lists: an editor, and how such a text is written and shown. */

import { h } from '../dom.js';
import { t } from '../text.js';

const MARKS = { B: '**', STRONG: '**', I: '*', EM: '*' };
const BLOCKS = new Set(['DIV', 'P', 'UL', 'OL', 'LI']);

/** An editor; `text()` of it gives what is written, with `**bold**`, `*slanted*` and lines that begin with `- `. */
export function richText({ name, label }) {
  const area = h('div', {
    class: 'input rich-area',
    id: name,
    name,
    contenteditable: 'true',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': `${name}-problem`,
    testid: 'review-body',
  });
  const tool = (command, sign) =>
    h(
      'button',
      {
        class: 'rich-tool',
        type: 'button',
        'aria-label': t(`rich.${command}`),
        testid: `rich-${command}`,
        on: {
          mousedown: (event) => event.preventDefault(),
          click: () => {
            area.focus();
            area.ownerDocument.execCommand(COMMANDS[command]);
          },
        },
      },
      sign,
    );
  const node = h(
    'div',
    { class: 'field field-wide' },
    h('span', { class: 'label', 'aria-hidden': 'true' }, label),
    h(
      'div',
      { class: 'rich' },
      h('div', { class: 'rich-tools', role: 'toolbar', 'aria-label': t('rich.tools') }, tool('bold', 'B'), tool('italic', 'I'), tool('list', '•')),
      area,
    ),
    h('p', { class: 'field-problem', id: `${name}-problem` }),
  );
  return { node, text: () => written(area).replace(/\n{2,}/g, '\n').trim() };
}

const COMMANDS = { bold: 'bold', italic: 'italic', list: 'insertUnorderedList' };

function written(node) {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) text += child.textContent.replace(/\u00a0/g, ' ');
    else if (child.nodeName === 'BR') text += '\n';
    else if (child.nodeName === 'LI') text += `\n- ${written(child).trim()}`;
    else if (BLOCKS.has(child.nodeName)) text += `\n${written(child)}\n`;
    else text += marked(child, MARKS[child.nodeName] ?? '');
  }
  return text;
}

/** Marks stand at the words, not at the spaces around them. */
function marked(node, mark) {
  const [, before, words, after] = /^(\s*)([^]*?)(\s*)$/.exec(written(node));
  return words ? before + mark + words + mark + after : before + after;
}

/** Show such a text as elements; nothing in it is taken for markup. */
export function shownText(text) {
  const blocks = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('- ')) {
      if (blocks.at(-1)?.nodeName !== 'UL') blocks.push(h('ul', { class: 'rich-list' }));
      blocks.at(-1).append(h('li', {}, pieces(line.slice(2))));
    } else if (line) blocks.push(h('p', {}, pieces(line)));
  }
  return blocks;
}

function pieces(line) {
  return line
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((piece) => {
      if (/^\*\*[^*]+\*\*$/.test(piece)) return h('strong', {}, piece.slice(2, -2));
      if (/^\*[^*]+\*$/.test(piece)) return h('em', {}, piece.slice(1, -1));
      return piece;
    });
}
