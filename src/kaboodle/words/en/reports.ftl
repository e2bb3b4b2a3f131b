# Pages of the laboratory: `kaboodle arena --report` and `kaboodle simulate --report`.

report-footer = Made by Kaboodle, an unofficial project: not made, endorsed by or affiliated with the publisher of these games. Whiskers, bands and intervals are of 95%.
report-par = par { $share }
report-arena = Arena
report-arena-lead = { $games } games of { $game } with { $players } players on { $deals } deals, seed { $seed }. Every bot played every seat of every deal.
report-best = wins most
report-best-share = of its games; { $par } is par
report-turns = turns a game
report-decisions = decisions
report-wins = Win share
    .about = The share of games that one player of each kind wins. Games of one deal are taken together.
report-seats = Win share by seat
    .about = The same deals, seen from each seat.
report-rating = Rating
    .about = OpenSkill (Plackett-Luce): everybody begins at 25; the whisker is two sigma.
report-course = Win share, as it settled
    .about = After so many deals, with its interval.
report-deals = deals
report-figures = Figures
    .about = Time is that of one decision with at least two legal moves. When a bot misbehaves, the default move is played for it.
report-column-bot = bot
report-column-wins = wins
report-column-interval = 95% interval
report-column-rating = rating
report-column-verdicts = verdicts
report-column-culprit = who misbehaved
report-column-verdict = verdict
report-column-said = what it did
report-none = none
report-study-lead = { $games } games with { $players } players, played by { $bots }, seed { $seed }.
report-study-same = The same deals for each of: { $labels }.
report-study-faults = Faults of bots: { $count }.
report-option = What the option changes
report-game = The game
report-cards = The cards
report-median = turns in half of the games; one in ten has at most { $tenth }, nine in ten at most { $most }
report-first-wins = of the games are won by the player who begins; { $par } would be fair
report-place-better = in the order of turns wins more than its share by more than its interval
report-no-place = no place
report-first-blast = is the turn of the first explosion, on average
report-blasts = explosions a game
report-nopes = Nopes a game; plays canceled: { $noped }
report-changes = What changes
    .about = How much a game differs from one with { $label }, on the same deals. ▲ and ▼: zero is outside the interval.
report-column-game = a game
report-points = points
report-less = less often
report-more = more often
report-plays-changed = Plays a game, { $label }
    .about = Against { $label }.
report-order = Who begins, who follows
    .about = Win share by place in the order of turns.
report-length = How long it takes
    .about = Share of the games by number of turns.
report-blast-turns = Who explodes when
    .about = Share of the games by turn
report-blast = explosion { $number }
report-axis-turns = turns
report-axis-turn = turn
report-axis-cards = cards left in the draw pile
report-hazard = Hazard
    .about = How often a draw goes wrong.
report-dealt = Dealt it
    .about = How the chance of winning differs for a player who is dealt this card at the start (of cards that everybody is dealt: one more)
report-played = Played it
    .about = The same for a player who has played it at least once
    .care = Read this with care. Players who live longer draw and play more cards, so having played a card goes with winning even when the card does nothing. And some cards are only played by those in trouble. The plot on the left has no such trouble: chance alone decides who is dealt what.
report-all-cards = All cards
    .about = Plays a game, all players together
report-loses = loses more
report-gains = wins more
report-column-card = card
report-column-plays = plays a game
report-column-plays-of = plays, { $label }
report-column-dealt = dealt it: winning chance
report-column-played = played it (see above)
report-gauge-turns = turns
report-gauge-first-wins = who begins wins
report-gauge-explosions = explosions
report-gauge-first-explosion = turn of the first explosion
report-gauge-nopes = Nopes
report-gauge-noped = plays canceled
report-gauge-plays = plays
report-play-pair = A pair
report-play-triple = Three of a kind
report-play-five-different = Five different
report-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[9] ninth
}
report-benchmark = Benchmark
report-benchmark-lead = Agents against the frozen pool. Every deal was played with the agent in every seat; the dashed line is par. Luck is removed by a control variate that was fixed beforehand.
report-intervals =
    { $count ->
        [one] One interval of 95% is shown.
       *[other] { $count } intervals of 95% are shown: expect one in twenty to miss the true figure.
    }
report-few = Some matches have fewer than { $deals } deals: their intervals are wide and rough.
report-column-agent = agent
report-column-opponent = opponent
report-column-raw = as played
report-column-calm = without luck
report-column-control = control variate
report-column-games = games
report-column-response = best response
