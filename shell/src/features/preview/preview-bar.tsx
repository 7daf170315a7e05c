import { Button } from '@storyloom/shared/ui';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { strings } from './strings.ts';

interface Props {
  readonly name: string;
}

/** Says that this tab shows a release that is not in service, and leads out of it. */
export default function PreviewBar({ name }: Props) {
  return (
    <BottomBar text={strings.preview(name)}>
      <Button onClick={() => location.assign('?preview=')}>{strings.leave}</Button>
    </BottomBar>
  );
}
