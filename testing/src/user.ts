/// <reference types="@testing-library/jest-dom/vitest" />
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/** Mouse and keyboard input without delays. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
