import layered from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode, ElkPort, LayoutOptions } from 'elkjs/lib/elk-api.js';

import type { Point } from './round-corners.ts';

export type BoxSize = { readonly id: string; readonly width: number; readonly height: number };
export type Join = { readonly from: string; readonly to: string };

/** Where the boxes of a group are, and the corners of the lines between them. */
export type GroupLayout = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly (BoxSize & Point)[];
  readonly lines: readonly (Join & { readonly points: readonly Point[] })[];
};

const elk = new layered.default();
const options = {
  'elk.algorithm': 'layered',
  'elk.randomSeed': '1',
  'elk.separateConnectedComponents': 'false',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.layered.thoroughness': '12',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.considerModelOrder.crossingCounterNodeInfluence': '0.001',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.spacing.edgeEdge': '8',
  'elk.spacing.edgeNode': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.layered.spacing.edgeNodeBetweenLayers': '12',
};

export type GroupOptions = {
  readonly direction: 'RIGHT' | 'DOWN';
  /** The most boxes side by side; 0 sets no bound. */
  readonly bound: number;
  /** Whether a long row may go on below. */
  readonly isWrapped: boolean;
  /** Between boxes side by side, and between those one above the other. */
  readonly gap: number;
  readonly rowGap: number;
};

export async function layOutGroup(
  boxes: readonly BoxSize[],
  joins: readonly Join[],
  chosen: GroupOptions,
): Promise<GroupLayout> {
  const starts = new Set(joins.map(({ from }) => from));
  const graph: ElkNode = {
    id: 'group',
    layoutOptions: { ...options, ...chooseOptions(chosen) },
    // All lines from a box begin at one point.
    children: boxes.map((box) => ({ ...box, ports: starts.has(box.id) ? [makePort(box)] : [] })),
    edges: joins.map(({ from, to }) => ({ id: `${from} ${to}`, sources: [`${from}.out`], targets: [to] })),
  };
  const { width = 0, height = 0, children = [], edges = [] } = await elk.layout(graph);
  return { width, height, boxes: children.map(readBox), lines: edges.map(readLine) };
}

function chooseOptions({ direction, bound, gap, rowGap, isWrapped }: GroupOptions): LayoutOptions {
  const [across, along] = direction === 'DOWN' ? [gap, rowGap + 8] : [rowGap, gap];
  return {
    'elk.direction': direction,
    'elk.spacing.nodeNode': `${across}`,
    'elk.layered.spacing.nodeNodeBetweenLayers': `${along}`,
    ...(isWrapped && {
      'elk.layered.wrapping.strategy': 'MULTI_EDGE',
      'elk.layered.wrapping.additionalEdgeSpacing': '12',
      'elk.aspectRatio': '4',
    }),
    ...(bound > 0 && {
      'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
      'elk.layered.layering.coffmanGraham.layerBound': `${bound}`,
    }),
  };
}

function makePort({ id }: BoxSize): ElkPort {
  return { id: `${id}.out`, width: 0, height: 0 };
}

function readBox({ id, x = 0, y = 0, width = 0, height = 0 }: ElkNode): GroupLayout['boxes'][number] {
  return { id, x, y, width, height };
}

function readLine({ id, sections = [] }: ElkExtendedEdge) {
  const [from = '', to = ''] = id.split(' ');
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
  return { from, to, points };
}
