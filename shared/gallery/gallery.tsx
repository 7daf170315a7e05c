import { styled } from 'styled-components';
import { theme } from '@storyloom/shared/theme';
import { Container, PageHeader } from '@storyloom/shared/ui';
import { Actions } from './actions.tsx';
import { Content } from './content.tsx';
import { Covers } from './covers.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Messages } from './messages.tsx';
import { Overlays } from './overlays.tsx';
import { Reading } from './reading.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Every component in every state. */
export function Gallery() {
  return (
    <Container as="main">
      <PageHeader
        eyebrow="Storyloom"
        title="The parts"
        description="Everything that screens are built from, in every state. Look at it in both themes, at every width, and walk through it with the keyboard."
        actions={<ThemeSwitch />}
      />
      <Foundations />
      <Reading />
      <Actions />
      <Fields />
      <Messages />
      <Content />
      <Covers />
      <Overlays />
      <End />
    </Container>
  );
}

/** Space below the last components, so that their menus can open downwards. */
const End = styled.div`
  block-size: ${theme.space['4xl']};
`;
