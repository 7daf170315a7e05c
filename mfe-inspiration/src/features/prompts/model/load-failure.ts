import { AppError } from '@storyloom/shared/api';
import { strings } from '../strings.ts';

/** What is said above a list that did not come: that the database refused it, or that something else went wrong (spec 8). */
export const loadFailure = (error: Error): string =>
  error instanceof AppError && error.code === 'data' ? strings.failed : strings.unreachable;
