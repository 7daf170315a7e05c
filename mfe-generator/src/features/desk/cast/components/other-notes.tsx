import type { StoryNotes } from '@storyloom/shared/domain';
import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { strings } from '../strings.ts';

interface Props {
  readonly notes: StoryNotes;
  readonly lang: string;
}

/** Notes that were saved elsewhere, to be read before the user chooses. */
export function OtherNotesText({ notes: { characters, places, rules, outline }, lang }: Props) {
  const lists = [
    [strings.characters, characters],
    [strings.places, places],
    [strings.outline, outline],
  ] as const;
  return (
    <details>
      <summary>{strings.conflict.show}</summary>
      <Texts>
        {lists.map(([title, entries]) =>
          entries.map((entry, index) => (
            <p key={`${title} ${index}`}>
              {title}:{' '}
              <span lang={lang}>
                {Object.values(entry)
                  .filter((text) => text !== '')
                  .join(' · ')}
              </span>
            </p>
          )),
        )}
        {rules !== '' && (
          <p>
            {strings.rules}: <span lang={lang}>{rules}</span>
          </p>
        )}
      </Texts>
    </details>
  );
}

const Texts = styled.div`
  display: grid;
  gap: ${theme.space['2xs']};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
