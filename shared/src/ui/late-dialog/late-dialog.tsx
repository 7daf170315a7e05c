import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toast } from '@storyloom/shared/ui';

interface Openable {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * A dialog whose code is fetched when it is opened for the first time. If that fails, the page says so in the words `failed` and
 * the dialog counts as closed, so that opening it again fetches it again.
 */
export function lateDialog<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
  failed: string,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LateDialog(props: Props) {
    const { open, onOpenChange } = props;
    const [Window, setWindow] = useState(() => loaded);
    const giveUp = useEffectEvent(() => {
      toast.error(failed);
      onOpenChange(false);
    });
    useEffect(() => {
      if (!open || Window) return;
      let isAwaited = true;
      async function arrive() {
        try {
          loaded = await load();
          if (isAwaited) setWindow(() => loaded);
        } catch {
          if (isAwaited) giveUp();
        }
      }
      void arrive();
      return () => {
        isAwaited = false;
      };
    }, [open, Window]);
    return Window ? <Window {...props} /> : null;
  };
}
