import { useCommunityLike } from '@storyloom/shared/api/community';
import { type Inspiration, titleLang } from '@storyloom/shared/api/inspirations';
import { useSession } from '@storyloom/shared/auth';
import { isGenre } from '@storyloom/shared/domain';
import { Button, Card, CardTitle, Chip, Cluster, IconButton, VisuallyHidden } from '@storyloom/shared/ui';
import { communityStrings, Facts, likeMessages } from '@storyloom/shared/ui/community';
import { FoldedText } from '@storyloom/shared/ui/folded-text';
import { LikeButton } from '@storyloom/shared/ui/like-button';
import { Trash2 } from 'lucide-react';
import { Foot } from '../../../components/card-parts.ts';
import { Report } from '../../../components/report.tsx';
import { strings } from '../strings.ts';
import { UseButton } from './use-button.tsx';

const words = strings.card;

export interface CardActions {
  readonly onEdit: (inspiration: Inspiration) => void;
  readonly onDelete: (inspiration: Inspiration) => void;
}

interface Props extends Partial<CardActions> {
  readonly inspiration: Inspiration;
}

/** One prompt of the community with its author and its buttons. */
export function InspirationCard({ inspiration, onEdit, onDelete }: Props) {
  const { id, userId, author, title, prompt, lang, category, difficulty, uses, isPublic, isHidden } = inspiration;
  const langOfTitle = titleLang(inspiration);
  const { user } = useSession();
  const isOwn = user?.id === userId;
  const { buttonId, liked, likes, toggle } = useCommunityLike('inspiration', inspiration, likeMessages.inspiration);
  return (
    <Card data-genre={isGenre(category) ? category : undefined} data-inspiration={id}>
      <Cluster $gap="2xs">
        <Chip tone="accent">{strings.categories[category]}</Chip>
        <Chip>{strings.difficulties[difficulty]}</Chip>
        {isHidden ? <Chip>{words.hidden}</Chip> : !isPublic && <Chip>{words.private}</Chip>}
      </Cluster>
      <CardTitle>
        <span lang={langOfTitle}>{title}</span>
      </CardTitle>
      <FoldedText key={prompt} text={prompt} lang={lang} label={words.prompt} />
      <Facts>
        <span>{isOwn ? words.yours : words.by(author)}</span>
        <span>{communityStrings.likes(likes)}</span>
        <span>{communityStrings.uses(uses)}</span>
      </Facts>
      <Foot>
        <UseButton inspiration={inspiration} isOwn={isOwn} />
        {toggle && <LikeButton id={buttonId} liked={liked} title={title} lang={langOfTitle} onToggle={toggle} />}
        {isOwn ? (
          <>
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => onEdit?.(inspiration)}>
              {words.edit}
              <VisuallyHidden>
                : <span lang={langOfTitle}>{title}</span>
              </VisuallyHidden>
            </Button>
            <IconButton
              label={words.delete(title)}
              icon={<Trash2 aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => onDelete?.(inspiration)}
            />
          </>
        ) : (
          <Report kind="inspiration" id={id} title={title} />
        )}
      </Foot>
    </Card>
  );
}
