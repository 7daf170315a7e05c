import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { Card, Prose, Stack } from '@storyloom/shared/ui';
import { InlineText, Reader, ReaderControls, ReadingChoices } from '@storyloom/shared/ui/reader';
import { Specimen, State } from './specimen.tsx';

/** The reader. */
export function Reading() {
  return (
    <>
      <Specimen
        id="reader"
        title="Reader"
        note="A story, in the size, width and paper that its reader likes. Kept in this browser."
      >
        <Stack data-genre="fantasy">
          <AtEnd>
            <ReaderControls />
          </AtEnd>
          <Reader lang="en" genre="fantasy" labelledBy="reader-story">
            <h3 id="reader-story">The Keeper of the Light</h3>
            <p>
              The lighthouse keeper had not spoken to anyone for eleven days when the boat came. She watched it from the
              gallery, a small dark mark that grew and shrank with the swell, and thought about the letter in the
              drawer.
            </p>
            <p>
              <InlineText text="Nobody rows to the rock in November unless something has gone **wrong**, her father used to say, and he had rowed there himself often enough to know. *You are late,* she called down, though she had expected no one at all." />
            </p>
            <h4>What the swell brought</h4>
            <p>
              The man in the boat did not answer. He shipped his oars, first the one and then the other, and looked up
              at her with the <a href="#reader">patience of the drowned</a>.
            </p>
          </Reader>
        </Stack>
        <State name="Still being written, in Chinese">
          <Reader lang="zh-CN" label="灯塔看守人" busy>
            <p>
              船来的时候，灯塔看守人已经十一天没有跟任何人说过话了。她站在回廊上看着它，一个小小的黑点，随着海浪忽大忽小，心里想着抽屉里的那封信。
            </p>
            <p>父亲常说，若不是出了什么事，没有人会在十一月划船到这块礁石上来。</p>
          </Reader>
        </State>
      </Specimen>
      <Specimen id="reading-choices" title="Reading choices" note="The reader’s controls, for a page of settings.">
        <Card as="div">
          <ReadingChoices />
        </Card>
      </Specimen>
      <Specimen id="prose" title="Prose" note="Articles: legal pages, the blog, the help.">
        <Prose $kind="article">
          <h3>How a story ends</h3>
          <p>
            A story ends where its question is answered. What comes after is courtesy, and{' '}
            <a href="#prose">courtesy is short</a>.
          </p>
          <ul>
            <li>Answer the question that the first page asked.</li>
            <li>Leave one door open, and only one.</li>
          </ul>
          <blockquote>
            <p>She called down, though she had expected no one at all.</p>
          </blockquote>
          <p>
            Type <code>The end</code> only if you must.
          </p>
        </Prose>
      </Specimen>
    </>
  );
}

const AtEnd = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-block-end: ${theme.space.xs};
`;
