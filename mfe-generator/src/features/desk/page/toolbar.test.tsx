// @vitest-environment jsdom
import { user } from '@storyloom/testing/user';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDesk, write } from './testing/desk-page.ts';
import { placeRanges } from './testing/placed-ranges.ts';

beforeAll(placeRanges);

const bar = () => screen.getByRole('toolbar', { name: 'Editing' });
const tool = (name: string) => within(bar()).getByRole('button', { name });

/** Presses a key on an element. Returns whether the toolbar has used it. */
function press(element: Element, key: string): boolean {
  const event = createEvent.keyDown(element, { key });
  fireEvent(element, event);
  return event.defaultPrevented;
}

describe('the tools above a text', () => {
  it('The arrow keys move the focus between the buttons that can be pressed, and from the last to the first', async () => {
    await openDesk();
    tool('Title').focus();
    expect(press(tool('Title'), 'ArrowRight')).toBe(true);
    expect(tool('Heading')).toHaveFocus();
    press(tool('Heading'), 'ArrowLeft');
    press(tool('Title'), 'ArrowLeft');
    expect(tool('Change passage')).toHaveFocus();
    press(tool('Change passage'), 'ArrowRight');
    expect(tool('Title')).toHaveFocus();
    write('Oh ');
    press(tool('Title'), 'ArrowLeft');
    expect(tool('Undo')).toHaveFocus();
    await user.click(tool('Undo'));
  });

  it('Other keys, and the arrow keys where no button has the focus, are left to the browser', async () => {
    await openDesk();
    tool('Bold').focus();
    expect(press(tool('Bold'), 'Home')).toBe(false);
    expect(tool('Bold')).toHaveFocus();
    tool('Bold').blur();
    expect(press(bar(), 'ArrowRight')).toBe(false);
    expect(document.body).toHaveFocus();
  });
});
