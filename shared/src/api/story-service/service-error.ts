import { AppError, type AppErrorCode } from '@storyloom/shared/api';
import { ERROR_CODES } from '@storyloom/shared/stream';

/** An error answer of the story service as an AppError; an answer that is not ours (a proxy's page, say) becomes 'internal'. */
export async function serviceError(response: Response): Promise<AppError> {
  try {
    const { error }: { error: { code: AppErrorCode; message: string; retryAfter?: number } } = await response.json();
    if ((ERROR_CODES as readonly string[]).includes(error.code)) {
      return new AppError(error.code, error.message, { retryAfter: error.retryAfter });
    }
  } catch {
    // Not JSON: handled like every other answer that is not ours.
  }
  return new AppError('internal', 'Failed to generate story', { cause: response.status });
}
