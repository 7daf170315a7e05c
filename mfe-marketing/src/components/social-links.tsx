import { theme } from '@storyloom/shared/theme';
import { TextLink, VisuallyHidden } from '@storyloom/shared/ui';
import { styled } from 'styled-components';
import type { TeamMember } from '../model/team.ts';
import { strings } from './strings.ts';

/** Links to a person's profiles; the name of each link includes the person. */
export function SocialLinks({ name, social }: Pick<TeamMember, 'name' | 'social'>) {
  return (
    <List>
      {social.map(({ site, href }) => (
        <li key={href}>
          <Place href={href} rel="me noopener">
            <VisuallyHidden>{strings.elsewhere(name)}</VisuallyHidden> {site}
          </Place>
        </li>
      ))}
    </List>
  );
}

const { media, size, space } = theme;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.md};
`;

/* Tall enough for touch. */
const Place = styled(TextLink)`
  position: relative;
  display: inline-block;
  padding-block: ${space['2xs']};

  ${media.touch} {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.touch};
  }
`;
