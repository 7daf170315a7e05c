import type { SessionWatch } from '../database/session-watch.ts';
import type { Handler } from '../http/handler.ts';
import { releaseFile } from '../releases/release-file.ts';
import { versionsAnswer } from '../releases/versions.ts';
import { databaseMetrics } from './database-metrics.ts';
import { gatewayMetrics, type OnAnswer } from './gateway-metrics.ts';
import { moduleMetrics } from './module-metrics.ts';
import { processMetrics } from './process-metrics.ts';
import { createRegistry } from './registry.ts';
import { storyMetrics, type StoryMetrics } from './story-metrics.ts';

export interface ServerMetrics {
  readonly onAnswer: OnAnswer;
  readonly sessions: SessionWatch;
  readonly stories: StoryMetrics;
  readonly moduleReports: Handler;
  readonly versions: Handler;
  readonly names: () => readonly string[];
  readonly text: () => Promise<string>;
  readonly stop: () => void;
}

/** All metrics of the server. @param siteFolder with the release map, which names the modules */
export function createServerMetrics(siteFolder: string): ServerMetrics {
  const registry = createRegistry();
  const releases = releaseFile(siteFolder);
  return {
    onAnswer: gatewayMetrics(registry),
    stories: storyMetrics(registry),
    sessions: databaseMetrics(registry),
    moduleReports: moduleMetrics(registry, releases),
    versions: versionsAnswer(releases),
    stop: processMetrics(registry),
    names: registry.names,
    text: registry.text,
  };
}
