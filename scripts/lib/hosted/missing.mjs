import { existsSync } from 'node:fs';
import { WORKERD } from './workerd.mjs';

/** What the hosted shape needs besides the project's packages, and how it is installed. */
const PROGRAMS = {
  nginx: { file: '/usr/sbin/nginx', install: 'On Debian: apt-get install nginx-light' },
  workerd: {
    file: WORKERD,
    install: 'Run: npm install --prefix .tools --no-save workerd@1.20261117.1',
  },
};

/**
 * One line for each program that is not installed, with what installs it.
 *
 * @param {readonly (keyof typeof PROGRAMS)[]} names
 */
export function missingPrograms(names) {
  return names
    .filter((name) => !existsSync(PROGRAMS[name].file))
    .map((name) => `${name} is not installed. ${PROGRAMS[name].install}`);
}
