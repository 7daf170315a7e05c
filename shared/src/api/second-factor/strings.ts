export const strings = {
  wrongCode: 'That code is not right or has expired. Check your device’s clock, then type the code it shows now.',
  wrongRecoveryCode:
    'That recovery code is not right. Check it for typing errors; a code from an older list doesn’t work.',
} as const;
