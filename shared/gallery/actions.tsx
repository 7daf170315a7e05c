import { Heart, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, Cluster, IconButton, TextLink } from '@storyloom/shared/ui';
import { Menu } from '@storyloom/shared/ui/menu';
import { Tooltip } from '@storyloom/shared/ui/tooltip';
import { Specimen, State } from './specimen.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const LONG = 'Write the whole of the story again from the very beginning, with other settings';

function doNothing() {}

/** Buttons, links, menus and tooltips. */
export function Actions() {
  return (
    <>
      <Specimen id="button" title="Button" note="For doing something. One primary button a view.">
        <State name="At rest">
          <Cluster>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant}>
                {variant}
              </Button>
            ))}
          </Cluster>
        </State>
        <State name="Large, with an icon">
          <Cluster>
            <Button variant="primary" size="lg" icon={<Pencil aria-hidden />}>
              Generate Story
            </Button>
            <Button size="lg" icon={<Share2 aria-hidden />}>
              Share
            </Button>
          </Cluster>
        </State>
        <State name="Disabled">
          <Cluster>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} disabled>
                {variant}
              </Button>
            ))}
          </Cluster>
        </State>
        <State name="Disabled, but within reach of the keyboard">
          <Cluster>
            <Button disabled focusableWhenDisabled>
              Generate Story
            </Button>
          </Cluster>
        </State>
        <State name="Busy">
          <Cluster>
            {VARIANTS.map((variant) => (
              <Button key={variant} variant={variant} busy busyLabel="Saving…" />
            ))}
          </Cluster>
        </State>
        <State name="A long label, and as wide as its container">
          <Button block>{LONG}</Button>
        </State>
        <State name="In a genre’s accent">
          <Cluster>
            {(['fantasy', 'scifi', 'children', 'romance'] as const).map((genre) => (
              <Button key={genre} variant="primary" data-genre={genre}>
                {genre}
              </Button>
            ))}
          </Cluster>
        </State>
      </Specimen>
      <Specimen id="button-link" title="Button link" note="For going somewhere, where that is the main thing to do.">
        <Cluster>
          <ButtonLink to="/generators" variant="primary">
            Start writing
          </ButtonLink>
          <ButtonLink to="/dashboard">My Stories</ButtonLink>
          <ButtonLink to="/" variant="quiet">
            Back to the start
          </ButtonLink>
        </Cluster>
      </Specimen>
      <Specimen id="text-link" title="Link" note="Within text, and in lists of links.">
        <p>
          Read <TextLink to="/about">how it works</TextLink>, or the source of the{' '}
          <TextLink href="https://example.org">reading face</TextLink>.
        </p>
        <TextLink to="/terms" plain>
          Terms, as in the footer
        </TextLink>
      </Specimen>
      <Specimen id="icon-button" title="Icon button" note="Where there is no room for words. Its label is read out.">
        <IconButtons />
      </Specimen>
      <Specimen id="menu" title="Menu" note="Actions, links and settings that need not be in sight.">
        <Menus />
      </Specimen>
      <Specimen id="tooltip" title="Tooltip" note="A remark on pointing or focus. Nothing is said there alone.">
        <Cluster>
          <Tooltip content="Copies the whole story as plain text">
            <Button>Copy</Button>
          </Tooltip>
          <Tooltip
            side="bottom"
            content="A remark that runs on for longer than most, so that one can see how it breaks into lines"
          >
            <Button>With a long remark</Button>
          </Tooltip>
        </Cluster>
      </Specimen>
    </>
  );
}

function IconButtons() {
  const [liked, setLiked] = useState(true);
  return (
    <Cluster>
      <IconButton label="Edit" icon={<Pencil aria-hidden />} />
      <IconButton label="Like" icon={<Heart aria-hidden />} pressed={liked} onClick={() => setLiked(!liked)} />
      <IconButton label="Share" icon={<Share2 aria-hidden />} disabled />
    </Cluster>
  );
}

function Menus() {
  const [easy, setEasy] = useState(true);
  return (
    <Cluster>
      <Menu
        trigger={<Button>Account</Button>}
        header="mara.with.a.rather.long.address@example.com"
        align="start"
        items={[
          { type: 'link', label: 'My Stories', to: '/dashboard' },
          { type: 'action', label: 'Rename', icon: <Pencil aria-hidden />, onSelect: doNothing },
          { type: 'action', label: 'Share', icon: <Share2 aria-hidden />, onSelect: doNothing, disabled: true },
          { type: 'separator' },
          { type: 'action', label: 'Delete', icon: <Trash2 aria-hidden />, onSelect: doNothing, tone: 'danger' },
        ]}
      />
      <Menu
        trigger={<Button>Filters</Button>}
        align="start"
        items={[
          {
            type: 'group',
            label: 'Difficulty',
            items: [
              { type: 'check', label: 'Easy', checked: easy, onCheckedChange: setEasy },
              { type: 'check', label: 'Medium', checked: false, onCheckedChange: doNothing },
            ],
          },
        ]}
      />
    </Cluster>
  );
}
