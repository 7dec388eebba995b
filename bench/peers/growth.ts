import { multiplyContent } from '../copies.ts';
import { Workspace } from '../workspace.ts';
import { measuredBuild } from './build.ts';
import { PeerProject } from './comparison.ts';
import { roundRobin } from './measure.ts';
import { ownId, rowsOf } from './results.ts';
import type { ProjectSection } from './section.ts';
import { readPeerPages } from './text.ts';

/** The number of pages: enough to slow down builds, and few enough for the slowest generator. */
const pageCount = 1000;

const axes = {
  speed: { label: 'speed', unit: 'pages/s', isMoreBetter: true },
  memory: { label: 'memory of all processes at its peak', unit: 'MB' },
} as const;

/** Measures builds of many pages: copies of all pages with changed words. The sidebar stays the same. */
export const growthSection: ProjectSection = {
  name: 'growth',
  title: 'Growth',
  async runProjects(projects) {
    const workspace = new Workspace();
    try {
      multiplyContent(workspace.content, pageCount);
      // The pages of the other generators are made from a build of this site.
      await workspace.build({ compress: false });
      const pages = readPeerPages(workspace.dist);
      workspace.clean();
      const builders = [
        { id: ownId, name: 'This site', build: () => workspace.build({ compress: false }) },
        ...projects.map(({ peer, site }) => {
          const project = new PeerProject(peer, { ...site, pages }, `${peer.id}-large`);
          const build = async () => {
            project.write();
            try {
              return await project.build();
            } finally {
              project.remove();
            }
          };
          return { id: peer.id, name: peer.name, build };
        }),
      ];
      const cells = await roundRobin(builders, 1, ['speed', 'memory'], async ({ build }) => {
        const { seconds, memory } = await measuredBuild(build);
        return { speed: pages.length / seconds, memory };
      });
      return {
        tables: [{ title: `${pages.length} pages, without caches`, rows: rowsOf('growth', axes, cells) }],
        notes: [
          'One build each, without compressed forms. Every page is about as long as one of this site, and no two are alike.',
        ],
      };
    } finally {
      workspace.remove();
    }
  },
};
