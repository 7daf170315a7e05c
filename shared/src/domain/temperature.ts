import type { Tone } from './story-options.ts';

/** Sampling temperature by tone (spec 7); other tones have 0.75. */
export function temperatureOf(tone: Tone): number {
  switch (tone) {
    case 'neutral':
      return 0.7;
    case 'humorous':
      return 0.9;
    case 'dramatic':
      return 0.8;
    case 'mysterious':
    case 'emotional':
    case 'light':
      return 0.75;
  }
}
