/** The way to the server. */

import { through } from './seams.js';
import { t, translate } from './text.js';

/** The server said no, or could not be reached (status 0). `fields` maps form fields to sentences. */
export class ApiError extends Error {
  constructor(status, code, message, fields = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

/** Ask the server; gives the parsed reply (null for an empty one) or throws ApiError. */
export function request(method, path, body) {
  return through('request', send)(method, path, body);
}

async function send(method, path, body) {
  const options = { method, headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    if (body instanceof FormData) options.body = body;
    else {
      options.headers['Content-Type'] = 'application/json';
      options.body = JSON.stringify(body);
    }
  }
  let reply;
  try {
    reply = await fetch(path, options);
  } catch {
    throw new ApiError(0, 'offline', t('problem.offline'));
  }
  const data = reply.status === 204 ? null : await reply.json().catch(() => null);
  if (!reply.ok) throw refusal(reply.status, data?.error);
  return data;
}

function refusal(status, error) {
  const fields = Object.entries(error?.fields ?? {}).map(([name, message]) => [name, translate(message)]);
  return new ApiError(
    status,
    error?.code ?? 'unknown',
    error?.message ? translate(error.message) : t('problem.unknown'),
    Object.fromEntries(fields),
  );
}
