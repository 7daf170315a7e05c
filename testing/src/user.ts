/// <reference types="@testing-library/jest-dom/vitest" />
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';

/** Who uses the page: with mouse and keyboard, and without pauses. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
