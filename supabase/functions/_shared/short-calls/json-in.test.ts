import { describe, expect, it } from 'vitest';
import { jsonIn } from './json-in.ts';

const first = (answer: string): unknown => jsonIn(answer).next().value;

describe('the JSON in a model’s answer', () => {
  it.each<[string, string, unknown]>([
    ['alone', '{"a":1}', { a: 1 }],
    ['a list', '["a","b"]', ['a', 'b']],
    ['in a code fence', '```json\n{"a":1}\n```', { a: 1 }],
    ['after and before prose', 'Here it is:\n{"a":1}\nI hope that helps!', { a: 1 }],
    ['after prose with brackets', 'Here [as asked] {it} is: {"a":1}', { a: 1 }],
    ['with a comma too many', '{"a":[1,2,],}', { a: [1, 2] }],
    ['with a comma and a line end too many', '{"a":[\n1,\n]\n}', { a: [1] }],
    ['with a line end in a string', '{"a":"one\ntwo"}', { a: 'one\ntwo' }],
    ['with brackets and escaped quotation marks in a string', '{"a":"[\\"} \\\\"}', { a: '["} \\' }],
    ['cut within an entry of a list', '{"list":[{"a":1},{"a":2},{"a":', { list: [{ a: 1 }, { a: 2 }] }],
    ['cut within a string of a list', '{"list":["one","two","thr', { list: ['one', 'two'] }],
    ['cut within a code fence', '```json\n{"list":["one",', { list: ['one'] }],
    ['with the wrong closing bracket', '{"list":["one"}', { list: ['one'] }],
  ])('JSON is found in an answer: %s', (_, answer, value) => {
    expect(first(answer)).toEqual(value);
  });

  it.each([
    ['prose', 'I cannot do that.'],
    ['nothing', ''],
    ['an unclosed bracket', '{'],
    ['an object cut before its first whole entry', '{"a":"on'],
    ['keys without quotation marks', '{a: 1}'],
  ])('No JSON is found in an answer of %s', (_, answer) => {
    expect(first(answer)).toBeUndefined();
  });

  it('Several values of an answer are given one after the other, each with those inside it', () => {
    expect([...jsonIn('{"a":[1]} or {"b":2}')]).toEqual([{ a: [1] }, [1], { b: 2 }]);
  });

  it('A long answer of nothing but brackets is given up', () => {
    expect([...jsonIn('['.repeat(100_000))]).toEqual([]);
  });
});
