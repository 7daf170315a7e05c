import { AppError } from '@storyloom/shared/api';
import { strings } from '../strings.ts';

/** The message above a list that could not be loaded: the database refused, or something else failed (spec 8). */
export const loadFailure = (error: Error): string =>
  error instanceof AppError && error.code === 'data' ? strings.failed : strings.unreachable;
