import { theme } from '@storyloom/shared/theme';
import { styled } from 'styled-components';
import { AuthorAvatar } from '../../../components/avatar/author-avatar.tsx';
import { SocialLinks } from '../../../components/social-links.tsx';
import { TEAM } from '../../../model/team.ts';

/** The three people, each with an id to link to. */
export function Team() {
  return (
    <People>
      {TEAM.map(({ id, name, title, bio, social }) => (
        <Person key={id} id={id}>
          <AuthorAvatar id={id} size="lg" />
          <div>
            <h3>{name}</h3>
            <Title>{title}</Title>
            <Bio>{bio}</Bio>
            <SocialLinks name={name} social={social} />
          </div>
        </Person>
      ))}
    </People>
  );
}

const { color, font, fontSize, layout, media, space } = theme;

const People = styled.ul`
  display: grid;
  gap: ${space['2xl']} ${space.xl};

  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Person = styled.li`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  align-content: start;

  ${media.tablet} {
    grid-template-columns: ${layout.cover} 1fr;
    align-items: center;
  }

  ${media.desktop} {
    grid-template-columns: 1fr;
  }
`;

const Title = styled.p`
  margin-block: ${space['3xs']} ${space.sm};
  color: ${color.textMuted};
  font-family: ${font.serif};
  font-size: ${fontSize.lg};
  font-style: italic;
`;

const Bio = styled.p`
  max-inline-size: ${layout.lead};
`;
