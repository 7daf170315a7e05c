import type { Language } from '@storyloom/shared/domain';
import { isAmongAnimals } from '../cast/cast-animals.ts';
import type { Request } from './request.ts';

/** Being too much of something, as people write it. */
const TOO: Readonly<Record<Language, RegExp>> = {
  english: /(?<!\p{L})too (?!late|much|many|scared|afraid|shy|well|often)\p{L}{3,12}/iu,
  spanish: /(?<!\p{L})(?:demasiado \p{L}{3,12}|muy (?:lent|pequeñ|gord|torp|alt|baj|ruidos|patos)\p{L}{1,2})/iu,
  french: /(?<!\p{L})trop (?!tard|peur|tôt)\p{L}{3,12}/iu,
  chinese: /太[慢小大胖矮高吵笨尖硬黑短长响重瘦]/u,
};
/** Who is too slow for a race does not want to run in it. */
const UNWILLING = /doesn[’']?t want|no quiere|ne veut pas|不想|不肯/iu;
const FEARS = /afraid|scared|miedo|asusta|peur|怕|不敢/iu;

/** What an animal is too much of, as it was written: `too prickly`, 太慢. */
export function flawIn(request: Request, text: string): string | undefined {
  const { trouble, written } = request;
  const isOpen =
    trouble === undefined ||
    trouble === 'afraid' ||
    trouble === 'learn' ||
    (trouble === 'contest' && UNWILLING.test(text));
  return isOpen && isAmongAnimals(request) && !FEARS.test(text)
    ? TOO[written].exec(text)?.[0].toLowerCase()
    : undefined;
}
