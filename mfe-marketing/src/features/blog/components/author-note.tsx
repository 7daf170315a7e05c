import { paths } from '@storyloom/shared/contract';
import { theme } from '@storyloom/shared/theme';
import { TextLink } from '@storyloom/shared/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { AuthorAvatar } from '../../../components/avatar/author-avatar.tsx';
import { SocialLinks } from '../../../components/social-links.tsx';
import { type AuthorId, authorOf } from '../../../model/team.ts';
import { strings } from '../strings.ts';

/** A note about the author, below the article. */
export function AuthorNote({ author }: { readonly author: AuthorId }) {
  const titleId = useId();
  const { name, title, bio, social } = authorOf(author);
  return (
    <Note aria-labelledby={titleId}>
      <AuthorAvatar id={author} />
      <div>
        <Heading id={titleId}>{strings.post.aboutAuthor}</Heading>
        <p>
          <b>{name}</b>, {title}
        </p>
        <Bio>{bio}</Bio>
        <TextLink to={`${paths.about.href()}#${author}`}>{strings.post.more(name)}</TextLink>
        <SocialLinks name={name} social={social} />
      </div>
    </Note>
  );
}

const { borderWidth, color, fontSize, fontWeight, space } = theme;

const Note = styled.aside`
  display: flex;
  gap: ${space.md};
  margin-block-start: ${space['2xl']};
  padding-block: ${space.lg};
  border-block: ${borderWidth.hairline} solid ${color.border};

  & b {
    font-weight: ${fontWeight.semibold};
  }
`;

const Heading = styled.h2`
  margin-block-end: ${space.xs};
  font-size: ${fontSize.xl};
`;

const Bio = styled.p`
  margin-block: ${space['2xs']} ${space.xs};
  color: ${color.textMuted};
`;
