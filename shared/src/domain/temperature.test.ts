import { expect, it } from 'vitest';
import { TONES } from './story-options.ts';
import { temperatureOf } from './temperature.ts';

it('is set by the tone: 0.7 neutral, 0.9 humorous, 0.8 dramatic, 0.75 for the others', () => {
  expect(Object.fromEntries(TONES.map((tone) => [tone, temperatureOf(tone)]))).toEqual({
    neutral: 0.7,
    humorous: 0.9,
    dramatic: 0.8,
    mysterious: 0.75,
    emotional: 0.75,
    light: 0.75,
  });
});
