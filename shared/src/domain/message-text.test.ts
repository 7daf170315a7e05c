import { expect, it } from 'vitest';
import { MESSAGE_MAX, readableMessage } from './message-text.ts';

it.each([
  ['The shelf is full.', 'The shelf is full.'],
  [' Two\n lines. ', 'Two lines.'],
  ['\u202Eright to left\u0007', 'right to left'],
  ['a < b, and b > c', 'a < b, and b > c'],
  ['故事太长了。', '故事太长了。'],
  ['No', 'No'],
])('The message %j can be shown', (text, shown) => {
  expect(readableMessage(text)).toBe(shown);
});

it.each([
  undefined,
  null,
  {},
  7,
  '',
  ' ',
  '{}',
  '[]',
  '{"message":"no"}',
  '[object Object]',
  'Error: [object Object]',
  'undefined',
  'Error',
  '500',
  '<html><body>502</body></html>',
  '<!doctype html>',
  'A <b>bold</b> word',
  'TypeError: Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Error: no\n    at run (main.js:1:2)',
  'x'.repeat(MESSAGE_MAX + 1),
])('The message %j is not shown to the user', (value) => {
  expect(readableMessage(value)).toBeUndefined();
});
