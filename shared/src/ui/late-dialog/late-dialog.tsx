import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { failureWords } from '@storyloom/shared/api';
import { toast } from '@storyloom/shared/ui';

interface Openable {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A dialog whose code is fetched when it is opened for the first time. If that fails, a message says so and the dialog counts as
 * closed, so that opening it again fetches it again.
 */
export function lateDialog<Props extends Openable>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LateDialog(props: Props) {
    const { open, onOpenChange } = props;
    const [Window, setWindow] = useState(() => loaded);
    const giveUp = useEffectEvent(() => {
      toast.error(failureWords.unreachable);
      onOpenChange(false);
    });
    useEffect(() => {
      if (!open || Window) return;
      let isAwaited = true;
      load().then(
        (component) => {
          loaded = component;
          if (isAwaited) setWindow(() => component);
        },
        () => isAwaited && giveUp(),
      );
      return () => {
        isAwaited = false;
      };
    }, [open, Window]);
    return Window ? <Window {...props} /> : null;
  };
}
