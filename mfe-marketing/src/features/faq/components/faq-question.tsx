import { Question } from '../../../components/question.tsx';
import type { FaqEntry } from '../../../model/faq.ts';
import { hasHit } from '../../../model/text-match.ts';
import { Marked } from '../../../components/marked.tsx';

interface Props {
  readonly entry: FaqEntry;
  /** The words of the search. */
  readonly words: readonly string[];
  /** Whether the address links to it. */
  readonly linked: boolean;
}

/** One question with its answer, which opens when the search or the address finds it. */
export function FaqQuestion({ entry: { id, question, answer }, words, linked }: Props) {
  return (
    <Question
      id={id}
      title={<Marked text={question} words={words} />}
      opened={linked || answer.some((text) => hasHit(text, words))}
    >
      {answer.map((text) => (
        <p key={text}>
          <Marked text={text} words={words} />
        </p>
      ))}
    </Question>
  );
}
