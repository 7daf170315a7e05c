import type { Keeper } from '../keeping/keeper.ts';
import type { VersionsProps } from '../versions/model/version-props.ts';
import { Versions } from '../versions/versions.tsx';
import { useStore } from './use-store.ts';

interface Props extends Omit<VersionsProps, 'getText' | 'isSaved' | 'onOpen'> {
  readonly keeper: Keeper;
}

/** The versions of the story on the desk. */
export function DeskVersions({ keeper, ...rest }: Props) {
  const { isSaved } = useStore(keeper.store);
  return <Versions {...rest} getText={() => keeper.text} isSaved={isSaved} onOpen={() => keeper.flush()} />;
}
