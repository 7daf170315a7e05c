import { AFTER } from './chinese-names.ts';
import { BEINGS, PUNCTUATION, termAt } from './chinese-terms.ts';

/** Pairs must be known before the text is read from left to right. */
const PAIRS = [
  new RegExp(
    `(?<=^|[${PUNCTUATION}]|[一二两]个)(\\p{Script=Han}{2,3}?)[和与跟](\\p{Script=Han}{2,3}?)(?=是(?:一对|双胞胎|龙凤胎|好朋友|兄弟|姐妹|兄妹|姐弟))`,
    'dgu',
  ),
  new RegExp(
    `(?:(?:两个|一对|俩)(?:儿子|女儿|孩子|宝贝|兄弟|姐妹)|双胞胎(?:儿子|女儿|兄弟|姐妹)?)(\\p{Script=Han}{2,3}?)[和与跟](\\p{Script=Han}{2,3}?)(?=${AFTER.source})`,
    'dgu',
  ),
  // 姐弟俩桐桐和果果
  new RegExp(
    `(?:姐弟|兄弟|姐妹|兄妹|好朋友)(?:俩|两个?|二人)(\\p{Script=Han}{2,3}?)[和与跟](\\p{Script=Han}{2,3}?)(?=${AFTER.source})`,
    'dgu',
  ),
  // 小石头和月月要送伞
  new RegExp(`(?<=^|[${PUNCTUATION}])(小\\p{Script=Han}{2})[和与跟](\\p{Script=Han}{2,3}?)(?=要|想|一起|把|去)`, 'dgu'),
  // 慢慢（乌龟）
  new RegExp(
    `(?<=^|[${PUNCTUATION}])(?!故事|主角|孩子|宝宝)(\\p{Script=Han}{2,3})(?=[（(](?:一?只|我家的?)?(?:小|布|毛绒|玩具|绒布)*(?:狗|猫|兔子?|乌?龟|熊|仓鼠|企鹅|恐龙|大?象|鸭子?|老虎|狮子|鹦鹉|猴子?|汽车|火车|挖掘机)[，,）)])`,
    'dgu',
  ),
];

/** Two names that the words around them show, whatever they mean otherwise: 春天和夏天是一对姐妹. */
export function pairsIn(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  for (const { indices } of PAIRS.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const spans = [indices?.[1], indices?.[2]].flatMap((span) => (span ? [span] : []));
    const areNames = spans.every(([start, end]) => {
      const kind = termAt(text.slice(start, end), 0)?.word.form.kind;
      return kind === undefined || !BEINGS.has(kind);
    });
    if (areNames) for (const [start, end] of spans) pairs.set(start, end);
  }
  return pairs;
}
