import type { Language } from '@storyloom/shared/domain';

const WORDS = 'the keeper lamp sea door stair night rain window hand slowly under again quiet boat letter'.split(' ');
const CHINESE = '灯塔 大海 门 夜晚 下雨 窗户 慢慢 又 小船 信 北方 海鸥 楼梯 安静'.split(' ');

/** About so many random words, in sentences, in paragraphs of a length that the seed decides; a few sentences at a time. */
export function* prose(language: Language, seed: number, words: number): Generator<string, void> {
  let state = seed + 1;
  const chance = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const isChinese = language === 'chinese';
  const vocabulary = isChinese ? CHINESE : WORDS;
  const between = isChinese ? '' : ' ';
  const paragraph = [1, 3, 6, 12][seed % 4] ?? 1;
  let [told, piece] = [0, ''];
  for (let sentence = 1; told < words; sentence += 1) {
    const length = 4 + Math.floor(chance() * 16);
    const chosen = Array.from({ length }, () => vocabulary[Math.floor(chance() * vocabulary.length)]);
    told += length;
    piece += `${chosen.join(between)}${isChinese ? '。' : '.'}${sentence % paragraph === 0 ? '\n\n' : between}`;
    if (sentence % 3 > 0 && told < words) continue;
    yield piece;
    piece = '';
  }
}
