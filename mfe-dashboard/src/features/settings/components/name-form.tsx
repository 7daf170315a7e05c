import { failureReason } from '@storyloom/shared/api/failure-reason';
import { changeDisplayName, profileQueries } from '@storyloom/shared/api/profile';
import { changeAccountName } from '@storyloom/shared/auth';
import { nameProblem, TEXT_MAX } from '@storyloom/shared/domain';
import { useRetry } from '@storyloom/shared/query';
import { Button, Skeleton, Stack, TextField, toast } from '@storyloom/shared/ui';
import { FailureAlert } from '@storyloom/shared/ui/failure-alert';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { tellFailure } from '../../../model/signed-out.ts';
import { strings } from '../strings.ts';
import { SettingsCard } from './settings-card.tsx';

const words = strings.name;

/** The name that others see. */
export function NameForm({ userId }: { readonly userId: string }) {
  const client = useQueryClient();
  const { queryKey, ...options } = profileQueries.name(userId);
  const query = useQuery({ queryKey, ...options, networkMode: 'always' });
  const field = useRef<HTMLInputElement>(null);
  const { failure, retrying, retry } = useRetry(query, field);
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const { mutate, isPending } = useMutation({
    async mutationFn(wanted: string) {
      const kept = await changeDisplayName(userId, wanted);
      // For the header. The name that others see is changed by now, so a failure here is ignored.
      await changeAccountName(kept).catch(() => undefined);
      return kept;
    },
    networkMode: 'always',
    onSuccess(kept, wanted) {
      client.setQueryData(queryKey, kept);
      // What was typed meanwhile stays.
      setTyped((now) => (now === wanted ? undefined : now));
      toast.success(words.done);
    },
    onError: (error) => tellFailure(error, words.failed),
  });
  const name = typed ?? query.data ?? '';
  // Until the name is edited.
  const problem = wrong === name ? nameProblem(name) : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isFit = nameProblem(name) === undefined;
    setWrong(isFit ? undefined : name);
    if (!isFit) field.current?.focus();
    else if (name.trim() === query.data?.trim()) toast.info(words.unchanged);
    else mutate(name);
  }

  return (
    <SettingsCard title={words.title} text={words.text}>
      {failure && query.data === undefined && (
        <FailureAlert title={words.loadFailed} retrying={retrying} onRetry={retry}>
          {failureReason(failure)}
        </FailureAlert>
      )}
      {query.isPending && !failure && <Skeleton lines={2} />}
      {query.data !== undefined && (
        <form onSubmit={handleSubmit} noValidate>
          <Stack $align="stretch">
            <TextField
              ref={field}
              required
              label={words.label}
              value={name}
              maxLength={TEXT_MAX.displayName}
              autoComplete="name"
              error={problem !== undefined && words.problems[problem]}
              onChange={(event) => setTyped(event.target.value)}
            />
            <div>
              <Button type="submit" busy={isPending} busyLabel={strings.saving}>
                {words.submit}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </SettingsCard>
  );
}
