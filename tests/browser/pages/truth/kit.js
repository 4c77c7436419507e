// What every page here uses. Pauses come from ?seed=, so that a run can be made again.
let state = Number(new URLSearchParams(location.search).get('seed') ?? 1) * 2654435761 + 1;
const random = () => {
  state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
  return state / 2 ** 32;
};
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const pause = (most = 80) => wait(random() * most);
const find = (id) => document.getElementById(id);
const say = (text, id = 'said') => {
  find(id).textContent = text;
};
const send = async (method, path, body, more = {}) => {
  await pause(40);
  return fetch(path, { method, headers: { 'content-type': 'application/json' }, body: body && JSON.stringify(body), ...more });
};
const onClick = (work, id = 'go') => addEventListener('DOMContentLoaded', () => find(id).addEventListener('click', work));
