import { multiplyContent } from '../copies.ts';
import { Workspace } from '../workspace.ts';
import { measuredBuild } from './build.ts';
import { PeerProject } from './contestant.ts';
import { inTurns } from './measure.ts';
import { here, rowsOf } from './results.ts';
import type { ProjectSection } from './section.ts';
import { readPeerPages } from './text.ts';

/** How many pages there are: enough to grow slow, and few enough that the slowest generator ends. */
const pageCount = 1000;

const axes = {
  speed: { label: 'speed', unit: 'pages/s', isMoreBetter: true },
  memory: { label: 'memory of all processes at its peak', unit: 'MB' },
} as const;

/** Building many pages: copies of all pages with changed words. The sidebar stays as it is. */
export const growthSection: ProjectSection = {
  name: 'growth',
  title: 'Growth',
  async runProjects(projects) {
    const workspace = new Workspace();
    try {
      multiplyContent(workspace.content, pageCount);
      // The text of the others' pages comes from a build of this site.
      await workspace.build({ compress: false });
      const pages = readPeerPages(workspace.dist);
      workspace.clean();
      const builders = [
        { id: here, name: 'This site', build: () => workspace.build({ compress: false }) },
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
      const cells = await inTurns(builders, 1, ['speed', 'memory'], async ({ build }) => {
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
