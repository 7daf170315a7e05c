import { expect, it } from 'vitest';
import { TONES } from './story-options.ts';
import { temperatureOf } from './temperature.ts';

it('The temperature is 0.7 for neutral, 0.9 for humorous, 0.8 for dramatic and 0.75 for other tones', () => {
  expect(Object.fromEntries(TONES.map((tone) => [tone, temperatureOf(tone)]))).toEqual({
    neutral: 0.7,
    humorous: 0.9,
    dramatic: 0.8,
    mysterious: 0.75,
    emotional: 0.75,
    light: 0.75,
  });
});
