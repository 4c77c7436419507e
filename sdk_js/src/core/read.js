/** Answers to live leaves: raw facts of this document, all in one call. */
import { ask } from './bridge.js';
import { now } from './clock.js';
import { facts } from './facts.js';
import { BadSelector, findAll } from './find.js';
import { nearestText } from './miss.js';
import { squash } from './text.js';
import { listRoots } from './tree.js';
import { observeRoots, watchGrowth } from './dom.js';
import { findContaining } from './words.js';

const MAX_ELEMENTS = 20;

/**
 * @typedef {object} Question
 * @property {string} kind @property {import('./find.js').Query} [query] @property {string} [contains] @property {boolean} [visible]
 * @property {string} [area] @property {string} [key] @property {string | null} [store] @property {string} [path]
 */

/** @param {Question[]} questions @param {string[]} testids */
export function readAll(questions, testids) {
  observeRoots(listRoots());
  watchGrowth();
  return { t: now(), answers: questions.map((question) => readOne(question, testids)) };
}

/** @param {Question} question @param {string[]} testids */
function readOne(question, testids) {
  try {
    switch (question.kind) {
      case 'element': {
        const found = findAll(question.query ?? {}, testids);
        return { count: found.length, elements: found.slice(0, MAX_ELEMENTS).map((el) => facts(el, testids)) };
      }
      case 'text':
        return readText(question, testids);
      case 'url':
        return { present: true, value: location.href, count: 1 };
      case 'storage':
        return readStorage(question);
      case 'state':
        return ask({ op: 'read', store: question.store ?? null, path: question.path ?? '' }) ?? { present: false, missing: 'the page has no store' };
      default:
        return { error: `nothing here reads "${question.kind}"` };
    }
  } catch (error) {
    if (error instanceof BadSelector) return { error: `"${error.message}" is no CSS selector`, mistake: true };
    return { error: String(error) };
  }
}

/** @param {Question} question @param {string[]} testids */
function readText(question, testids) {
  const text = squash(question.contains);
  const tops = question.query ? findAll(question.query, testids) : null;
  const places = findContaining(text, { visible: question.visible !== false, top: tops });
  return { count: places.length, near: places.length ? '' : nearestText(text), scope: tops ? tops.length : null };
}

/** @param {Question} question */
function readStorage(question) {
  try {
    const area = question.area === 'local' ? localStorage : sessionStorage;
    const value = area.getItem(question.key ?? '');
    return { present: value !== null, value };
  } catch {
    return { present: false, denied: true }; // a document without an origin of its own keeps nothing
  }
}
