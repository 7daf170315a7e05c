/** Whether the device is used with fingers: the focus in the editor opens a keyboard over half of the screen. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;
