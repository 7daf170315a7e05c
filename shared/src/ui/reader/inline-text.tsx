import { parseInline } from '@storyloom/shared/domain';

export interface InlineTextProps {
  /** One line of a story, without its line end and heading marks. */
  readonly text: string;
}

/** A line of a story with its emphasis; everything else in it is plain text. */
export function InlineText({ text }: InlineTextProps) {
  const parts = parseInline(text);
  return parts.map((part, index) => {
    if (part.kind === 'emphasis') return <em key={index}>{part.text}</em>;
    if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>;
    return part.text;
  });
}
